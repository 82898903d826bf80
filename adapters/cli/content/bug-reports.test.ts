import { describe, expect, it } from 'vitest';
import { aBugReport } from '#fixtures/content/bug-reports.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ id: 'an', email: 'an@example.com', fullname: 'Lê An' });

const open = () =>
  world({
    users: [member],
    bugReports: [
      { ...aBugReport({ id: 'one', reporterId: member.id }), number: 7 },
      { ...aBugReport({ id: 'two', reporterId: member.id }), number: 8 },
    ],
  });

describe('bug reports on the command line', () => {
  it('are listed, shown, taken up, answered, resolved and paid', async () => {
    const here = open();
    expect((await cli(here, 'bug-reports', 'list', '--status', 'pending')).out).toMatch(
      /one +7 +BUG +PENDING/,
    );
    expect((await cli(here, 'bug-reports', 'accept', 'one', 'low')).out).toMatch(/^#7, .*: PROCESSING\.$/);
    expect((await cli(here, 'bug-reports', 'reply', 'one', 'Chúng tôi đang sửa.')).out).toBe('Sent.');
    expect((await cli(here, 'bug-reports', 'show', 'one')).out).toContain('Chúng tôi đang sửa.');
    expect((await cli(here, 'bug-reports', 'resolve', 'one', 'fixed')).out).toMatch(/COMPLETED, FIXED\.$/);
    expect((await here.ports.reads.wallets.of(member.id)).baseCoin).toBe(1000);
    const again = await cli(here, 'bug-reports', 'resolve', 'one', 'fixed');
    expect(again.errors).toContain('bug_report.not_pending');
  });

  it('are merged and declined with a reason', async () => {
    const here = open();
    expect((await cli(here, 'bug-reports', 'merge', 'two', 'one')).out).toBe('#8 is merged.');
    const declined = await cli(
      here,
      'bug-reports',
      'decline',
      'one',
      'not_planned',
      '--reason',
      'Chưa có kế hoạch làm.',
    );
    expect(declined.out).toMatch(/CANCELED, NOT_PLANNED\.$/);
    expect(here.rows('bugReports').map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
  });

  it('are refused without the right to', async () => {
    for (const words of [['list'], ['show', 'one'], ['accept', 'one', 'low'], ['reply', 'one', 'Chào bạn']])
      expect((await cli(open(), '--as', 'an@example.com', 'bug-reports', ...words)).code).not.toBe(0);
  });
});

describe('the changelog on the command line', () => {
  it('takes an entry in, and lists it', async () => {
    const here = open();
    const words = [
      '--title-vi',
      'Biểu đồ mới',
      '--title-en',
      'New charts',
      '--text-vi',
      'Rõ hơn nhiều rồi.',
      '--text-en',
      'Far clearer now.',
    ];
    expect((await cli(here, 'changelog', 'add', 'new', ...words, '--publish')).out).toMatch(
      /^New charts: published/,
    );
    expect((await cli(here, 'changelog', 'list')).out).toContain('New charts');
  });
});
