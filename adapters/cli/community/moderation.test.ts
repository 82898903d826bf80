import { describe, expect, it } from 'vitest';
import { aCase, aContentReport } from '#fixtures/community/moderation.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ email: 'an@example.com', fullname: 'Lê An' });
const reporter = aUser({ id: 'the-reporter' });
const other = aUser({ email: 'binh@example.com' });

const open = () => {
  const here = world({ users: [member, reporter, other] });
  const one = aCase({ id: 'case', ownerId: member.id, targetKind: 'USER', targetId: member.id });
  here.store.committed.table('cases').set(one.id, one);
  const report = aContentReport(one, { reporterId: reporter.id, note: 'Chửi bới.' });
  here.store.committed.table('contentReports').set(report.id, report);
  return here;
};

describe('moderation on the command line', () => {
  it('lists and shows what waits, and never whom it came from', async () => {
    const here = open();
    expect((await cli(here, 'moderation', 'list', '--kind', 'user')).out).toMatch(/case +USER +OPEN +Lê An/);
    const { out } = await cli(here, 'moderation', 'show', 'case', '--json');
    expect(out).toContain('Chửi bới.');
    expect(out).not.toContain('the-reporter');
  });

  it('decides and takes back, with a reason', async () => {
    const here = open();
    const reason = ['--reason', 'Chửi bới người khác.'];
    expect(
      await cli(here, 'moderation', 'decide', 'case', 'restrict', '--days', '3', ...reason),
    ).toMatchObject({
      code: 2,
    });
    expect(await cli(here, 'moderation', 'decide', 'case', 'restrict', '--days', '7', ...reason)).toEqual({
      code: 0,
      out: 'The case about Lê An ended with RESTRICT.',
      errors: '',
    });
    expect(await cli(here, 'moderation', 'decide', 'case', 'warn', ...reason)).toMatchObject({
      errors: expect.stringContaining('case.not_open'),
    });
    const [sanction] = here.rows('sanctions');
    const lifted = await cli(here, 'moderation', 'lift', sanction?.id ?? '', ...reason);
    expect(lifted.out).toBe('RESTRICT of Lê An was lifted.');
    expect(here.rows('users').find(({ id }) => id === member.id)?.restrictedUntil).toBeNull();
  });

  it('is refused without the right to', async () => {
    const commands = [
      ['list'],
      ['show', 'case'],
      ['decide', 'case', 'warn', '--reason', 'Chửi bới.'],
      ['lift', 'sanction', '--reason', 'Nhầm người.'],
    ];
    for (const words of commands) {
      const refused = await cli(open(), '--as', 'binh@example.com', 'moderation', ...words);
      expect(refused.code).not.toBe(0);
      expect(refused.errors).toContain('access.not_authorized');
    }
  });

  it('says that a case or a sanction is not there', async () => {
    expect((await cli(open(), 'moderation', 'show', 'gone')).errors).toContain('case.not_found');
    const lifted = await cli(open(), 'moderation', 'lift', 'gone', '--reason', 'Nhầm người.');
    expect(lifted.errors).toContain('sanction.not_found');
    expect((await cli(open(), 'moderation', 'decide', 'case', 'forgive', '--reason', 'Nhầm.')).code).toBe(2);
  });
});
