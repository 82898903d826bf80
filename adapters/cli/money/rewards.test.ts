import { describe, expect, it } from 'vitest';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser({ email: 'an@example.com', username: 'an' });
const desk = aUser({ email: 'desk@example.com', username: 'desk', roleId: 'desk' });

const open = () =>
  world({ users: [member, desk], roles: [aRole({ id: 'desk', permissions: ['reward.view', 'user.view'] })] });

describe('rewards on the command line', () => {
  it('are listed, granted once, and written down', async () => {
    const here = open();
    const grant = [
      'rewards',
      'grant',
      '--user',
      'an@example.com',
      '--type',
      'verify_email',
      '--reason',
      'Thư đến muộn',
    ];
    expect((await cli(here, 'rewards', 'list', '--user', 'an')).out).toMatch(/VERIFY_EMAIL +PROCESSING +1/);
    expect(await cli(here, ...grant)).toEqual({
      code: 0,
      out: 'VERIFY_EMAIL: 1000 BASE_COIN for an@example.com.',
      errors: '',
    });
    expect(await cli(here, ...grant)).toMatchObject({
      code: 5,
      errors: expect.stringContaining('reward.already_claimed'),
    });
    expect(here.rows('auditLog')).toMatchObject([
      { actor: 'system', action: 'rewards.grant', reason: 'Thư đến muộn' },
    ]);
    const statement = async (...more: string[]) =>
      (await cli(here, 'coins', 'statement', '--user', 'an', ...more)).out;
    expect(await statement()).toContain('Reward: confirmed email');
    expect(await statement('--csv', '--language', 'vi')).toContain('Thưởng: xác nhận email');
  });

  it('are as closed as over HTTP: rights, unknown people and unknown rewards', async () => {
    const here = open();
    const grant = (user: string, type: string, ...more: string[]) =>
      cli(here, 'rewards', 'grant', '--user', user, '--type', type, '--reason', 'Thử', ...more);
    expect(await grant('an', 'VERIFY_EMAIL', '--as', 'desk')).toMatchObject({ code: 3 });
    expect(await grant('nobody', 'VERIFY_EMAIL')).toMatchObject({ code: 4 });
    expect(await grant('an', 'GIFT')).toMatchObject({ code: 2, errors: expect.stringContaining('REFERRAL') });
    expect(await grant('an', 'REFERRAL')).toMatchObject({ code: 6 });
    expect(here.rows('postings')).toEqual([]);
  });
});

describe('a statement on the command line', () => {
  it('is a table, JSON lines or the file members get, whole or of one month', async () => {
    const here = open();
    const give = (amount: string) =>
      cli(here, 'coins', 'grant', 'an', amount, 'BASE_COIN', '--reason', '=HYPERLINK("x")');
    expect((await give('5')).code).toBe(0);
    here.clock.set(new Date('2026-11-30T17:00:00Z')); // December began in Vietnam
    await give('7');
    const statement = (...more: string[]) => cli(here, 'coins', 'statement', '--user', 'an', ...more);

    expect((await statement()).out.split('\n')).toHaveLength(4);
    const months = await Promise.all(
      ['2026-11', '2026-12', '2027-01'].map(async (month) => {
        const { out } = await statement('--month', month, '--json');
        return out
          .split('\n')
          .filter(Boolean)
          .map((line) => (line.startsWith('{') ? JSON.parse(line).amount : line));
      }),
    );
    expect(months).toEqual([[5], [7], []]);
    const file = await statement('--csv', '--language', 'vi', '--month', '2026-11');
    expect(file.out).toContain('Số dư sau đó');
    expect(file.out).toContain(`'=HYPERLINK`);
    expect((await statement('--month', '11/2026')).code).toBe(2);
    expect((await statement('--csv', '--language', 'fr')).code).toBe(2);
    expect((await statement('--as', 'desk')).code).toBe(3);
  });
});
