import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { listOf } from '#fixtures/engine/suites/home.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';

const start = () => {
  const user = aUser();
  const paid = (completedAt: string | null, amountVnd: number) =>
    aPayment({
      userId: user.id,
      amountVnd,
      ...(completedAt !== null && {
        status: 'COMPLETED',
        bankCode: `FT${amountVnd}`,
        transferId: 't',
        completedAt: new Date(completedAt),
      }),
    });
  const here = world({
    users: [user],
    payments: [
      paid('2026-11-18T23:59:59+07:00', 99_000),
      paid('2026-11-19T00:00:00+07:00', 499_000),
      paid('2026-11-20T11:00:00+07:00', 999_000),
      paid(null, 1_999_000),
    ],
    transfers: [
      aTransfer({ userId: user.id, amount: 300, coin: 'FIT_COIN' }),
      aTransfer({ userId: user.id, amount: -120, coin: 'FIT_COIN' }),
    ],
  });
  return { here, coin: here.app.coin, staff: actorFor(aUser(), ['transaction.view']) };
};

describe('the economy', () => {
  it('is that of the last thirty days, to today by the clock of Vietnam', async () => {
    const { here, coin, staff } = start();
    here.clock.set(new Date('2026-11-20T17:30:00Z'));
    const { from, to, daily, byReason } = await coin.economy(staff, {});
    expect({ from, to, days: daily.length }).toEqual({ from: '2026-10-23', to: '2026-11-21', days: 60 });
    expect(daily.at(-2)).toEqual({
      day: '2026-11-21',
      coin: 'FIT_COIN',
      issued: 0,
      spent: 0,
      burned: 0,
      outstanding: 180,
    });
    expect(byReason).toEqual([
      { reason: 'GRANT', coin: 'FIT_COIN', into: 300, outOf: 0, transfers: 1 },
      { reason: 'LEVEL_PURCHASE', coin: 'FIT_COIN', into: 0, outOf: 120, transfers: 1 },
    ]);
  });

  it('counts the money of payments completed in these days', async () => {
    const { coin } = start();
    const vnd = async (from: string, to: string) => (await coin.economy(system, { from, to })).topUpVnd;
    expect(await vnd('2026-11-19', '2026-11-20')).toBe(1_498_000);
    expect(await vnd('2026-11-18', '2026-11-18')).toBe(99_000);
    expect(await vnd('2026-11-01', '2026-11-17')).toBe(0);
  });

  it.each([
    ['2026-11-20', '2026-11-19'],
    ['2025-11-19', '2026-11-20'],
  ])('from %s to %s is refused', async (from, to) => {
    expect(await refusalOf(start().coin.economy(system, { from, to }))).toBe('input.date_range');
  });

  it.each([{ from: '0001-01-01' }, { to: '0001-01-01' }, { from: '9999-12-31' }, { from: '2026-02-30' }])(
    'of days that no calendar here holds is refused: %o',
    async (days) => {
      expect(await refusalOf(start().coin.economy(system, days))).toBe('input.date');
    },
  );

  it('of a leap year and a day is one page', async () => {
    const { daily } = await start().coin.economy(system, { from: '2025-11-20', to: '2026-11-20' });
    expect(daily).toHaveLength(366 * 2);
  });
});

describe('totals and lines', () => {
  it('sum up to zero over all accounts', async () => {
    const { coin, staff } = start();
    const totals = await coin.coinTotals(staff);
    expect(totals).toEqual([
      { account: 'ISSUED', coin: 'FIT_COIN', balance: -300, postings: 1 },
      { account: 'REVENUE', coin: 'FIT_COIN', balance: 120, postings: 1 },
      { account: 'USER', coin: 'FIT_COIN', balance: 180, postings: 2 },
    ]);
    expect((await coin.listLedger(staff, listOf({ account: 'REVENUE' }))).rows).toMatchObject([
      { amount: 120, userId: null, reason: 'LEVEL_PURCHASE' },
    ]);
  });

  it('are for staff who may see transactions', async () => {
    const { coin } = start();
    const nobody = actorFor(aUser());
    for (const work of [
      coin.coinTotals(nobody),
      coin.economy(nobody, {}),
      coin.listLedger(nobody, listOf({})),
    ])
      expect(await refusalOf(work)).toBe('access.not_authorized');
    expect(await refusalOf(coin.foldLedger(nobody))).toBe('access.not_authorized');
    expect(await coin.foldLedger(system)).toEqual({ folded: 0 });
  });
});
