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

  it('are looked for without marks, resolved for another amount, noted among staff, and listed page by page', async () => {
    const here = open();
    expect((await cli(here, 'bug-reports', 'list', '--search', 'bieu do can nang')).out).toMatch(/two +8/);
    expect((await cli(here, 'bug-reports', 'list', '--search', 'khong co')).out).not.toMatch(/one|two/);
    expect((await cli(here, 'bug-reports', 'reply', 'one', 'Giống tuần trước.', '--note')).out).toBe(
      'Noted.',
    );
    const words = ['fixed', '--severity', 'high', '--amount', '250', '--note', 'Đã sửa xong.'];
    expect((await cli(here, 'bug-reports', 'resolve', 'one', ...words)).code).toBe(0);
    expect((await here.ports.reads.wallets.of(member.id)).baseCoin).toBe(250);
    expect(here.rows('bugReports').find(({ id }) => id === 'one')).toMatchObject({
      severity: 'HIGH',
      reason: 'Đã sửa xong.',
    });
    expect((await cli(here, 'bug-reports', 'list', '--status', 'completed')).out).toMatch(/one +7/);
  });

  it.each([
    ['accept', 'one', 'terrible'],
    ['resolve', 'one', 'done'],
    ['resolve', 'one', 'fixed', '--severity', 'huge'],
    ['resolve', 'one', 'fixed', '--severity', 'low', '--amount', '1.5'],
    ['resolve', 'one', 'fixed', '--severity', 'low', '--amount', '-1'],
    ['decline', 'one', 'boring', '--reason', 'Chưa có kế hoạch làm.'],
    ['decline', 'one', 'not_planned'],
    ['list', '--status', 'waiting'],
    ['list', '--limit', 'many'],
    ['merge', 'one', 'one'],
    ['show', 'nothing'],
  ])('take nothing odd: %s %s %s', async (...words) => {
    const here = open();
    const { code, errors } = await cli(here, 'bug-reports', ...words);
    expect(code).not.toBe(0);
    expect(errors).not.toBe('');
    expect(here.rows('bugReports').map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    expect(here.rows('postings')).toEqual([]);
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
    expect((await cli(here, 'changelog', 'add', 'improved', ...words)).out).toMatch(/^New charts: a draft/);
    expect(here.rows('changelog').map(({ publishedAt }) => publishedAt !== null)).toEqual([true, false]);
  });

  it('takes no other kind, no text that lacks a language, and nothing from who may not write it', async () => {
    const here = open();
    const both = ['--title-vi', 'Biểu đồ mới', '--title-en', 'New charts', '--text-vi', 'Rõ hơn nhiều rồi.'];
    const whole = [...both, '--text-en', 'Far clearer now.'];
    for (const words of [
      ['add', 'broken', ...whole],
      ['add', 'new', ...both],
      ['add', 'new', ...whole, '--text-en', 'short'],
    ])
      expect((await cli(here, 'changelog', ...words)).code, words.join(' ')).not.toBe(0);
    for (const words of [['list'], ['add', 'new', ...whole]])
      expect((await cli(here, '--as', 'an@example.com', 'changelog', ...words)).code).not.toBe(0);
    expect(here.rows('changelog')).toEqual([]);
  });
});
