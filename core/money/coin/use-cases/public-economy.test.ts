import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { after, minute } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { superUser, world } from '#fixtures/engine/world.ts';
import { conversion } from '../conversion.ts';

const start = () => {
  const user = aUser();
  const fit = (amount: number, reason: Parameters<typeof aTransfer>[0]['reason']) =>
    aTransfer({ userId: user.id, coin: 'FIT_COIN', amount, ...(reason !== undefined && { reason }) });
  const here = world({
    users: [user],
    transfers: [
      fit(1000, 'TOP_UP'),
      fit(50, 'BOUNTY'),
      fit(-300, 'LEVEL_PURCHASE'),
      fit(-7, 'CORRECTION'),
      aTransfer({ userId: user.id, amount: 200, reason: 'REWARD' }),
      aTransfer({ userId: user.id, amount: 30, reason: 'PARTNER_REWARD' }),
      aTransfer({ userId: user.id, amount: 4, reason: 'CORRECTION' }),
      conversion(user.id, { id: nextId(), fitCoin: 10, reference: nextId(), at: noon }),
    ],
  });
  return { here, user, ask: () => here.app.coin.publicEconomy(visitor) };
};

describe('the economy that everybody may see', () => {
  it('is what the ledger sums up to, without a sign that only accountants read', async () => {
    const { at, coins } = await start().ask();
    expect(at).toEqual(noon);
    expect(coins).toEqual([
      { coin: 'FIT_COIN', issued: 1050, spent: 300, burned: 17, outstanding: 733, rewards: 0, bounties: 50 },
      // A conversion and a correction made coins: they are issued, not burned less than none.
      { coin: 'BASE_COIN', issued: 334, spent: 0, burned: 0, outstanding: 334, rewards: 230, bounties: 0 },
    ]);
    for (const { issued, spent, burned, outstanding } of coins)
      expect(issued - spent - burned).toBe(outstanding);
  });

  it('has thirty days of each coin, to today by the clock of Vietnam', async () => {
    const { here, ask } = start();
    here.clock.set(new Date('2026-11-20T17:30:00Z'));
    const { daily } = await ask();
    expect(daily).toHaveLength(60);
    expect([daily[0]?.day, daily.at(-1)?.day]).toEqual(['2026-10-23', '2026-11-21']);
    expect(daily.filter(({ day }) => day === '2026-11-20')).toEqual([
      { day: '2026-11-20', coin: 'FIT_COIN', issued: 1050, spent: 300, burned: 17, outstanding: 733 },
      { day: '2026-11-20', coin: 'BASE_COIN', issued: 334, spent: 0, burned: 0, outstanding: 334 },
    ]);
  });

  it('is nothing before the first coin', async () => {
    const { coins } = await world().app.coin.publicEconomy(visitor);
    expect(coins.map(({ issued, outstanding }) => [issued, outstanding])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(Object.is(coins[0]?.issued, 0)).toBe(true);
  });

  it('names nobody and no money', async () => {
    const { user, ask } = start();
    const written = JSON.stringify(await ask());
    expect(written).not.toContain(user.id);
    expect(written).not.toMatch(/vnd/i);
  });
});

describe('the ledger behind it', () => {
  it('is read once a minute, however many look', async () => {
    const { here, user, ask } = start();
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toBe(first);

    await here.app.coin.grantCoins(superUser, {
      userId: user.id,
      coin: 'BASE_COIN',
      amount: 5,
      reason: 'Quà nhỏ',
      reference: nextId(),
    });
    here.clock.set(after(noon, minute - 1));
    expect(await ask()).toBe(first);
    here.clock.set(after(noon, minute));
    expect((await ask()).coins[1]?.issued).toBe(339);
  });

  it('is asked again at once after it could not be read', async () => {
    let isAway = true;
    const { here } = start();
    const { ledgerReports } = here.ports.reads;
    const { app } = world(
      {},
      {
        reads: {
          ...here.ports.reads,
          ledgerReports: {
            ...ledgerReports,
            totals: () => (isAway ? Promise.reject(new Error('away')) : ledgerReports.totals()),
          },
        },
      },
    );
    await expect(app.coin.publicEconomy(visitor)).rejects.toThrow('away');
    isAway = false;
    expect((await app.coin.publicEconomy(visitor)).coins[0]?.outstanding).toBe(733);
  });
});
