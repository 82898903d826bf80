import { describe, expect, it } from 'vitest';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const member = aUser();

const reports = (...words: string[]) => {
  const here = world({
    users: [member, aUser({ email: 'desk@example.com', username: 'desk', roleId: 'desk' })],
    roles: [aRole({ id: 'desk', permissions: ['user.view'] })],
    transfers: [
      aTransfer({ userId: member.id, amount: 300, coin: 'FIT_COIN' }),
      aTransfer({ userId: member.id, amount: -120, coin: 'FIT_COIN' }),
    ],
  });
  return cli(here, ...words);
};

describe('coin reports on the command line', () => {
  it('sum up the accounts', async () => {
    const { code, out } = await reports('coins', 'totals');
    expect(code).toBe(0);
    expect(out).toMatch(/ISSUED +FIT_COIN +-300 +1/);
    expect(out).toMatch(/USER +FIT_COIN +180 +2/);
  });

  it('tell the economy by day, by reason, or whole as JSON', async () => {
    const days = await reports('coins', 'economy', '--from', '2026-11-20', '--to', '2026-11-20');
    expect(days.out).toMatch(/2026-11-20 +FIT_COIN +300 +120 +0 +180/);
    expect(days.out).toContain('Paid from 2026-11-20 to 2026-11-20: 0 VND.');
    expect((await reports('coins', 'economy', '--by', 'reason')).out).toMatch(
      /LEVEL_PURCHASE +FIT_COIN +0 +120 +1/,
    );
    const whole = JSON.parse((await reports('--json', 'coins', 'economy')).out) as { daily: unknown[] };
    expect(whole.daily).toHaveLength(60);
  });

  it('refuse days that are none, ranges without end, and people without the permission', async () => {
    for (const day of ['yesterday', '2026-02-30', '2026-1-1'])
      expect(await reports('coins', 'economy', '--from', day)).toMatchObject({ code: 2, out: '' });
    expect(await reports('coins', 'economy', '--from', '2020-01-01')).toMatchObject({ code: 2 });
    expect(await reports('coins', 'economy', '--by', 'moon')).toMatchObject({ code: 2 });
    expect(await reports('coins', 'totals', '--as', 'desk')).toMatchObject({ code: 3, out: '' });
  });
});
