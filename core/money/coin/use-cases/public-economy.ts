import type { Actor } from '#core/access/actor/actor.ts';
import { after, defaultTimeZone, localDate, minute } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { coinTypes, type CoinType, type SystemAccount, type TransactionReason } from '../ledger.ts';
import type { AccountTotal, DayRange, EconomyDay, ReasonTotal } from '../ports.ts';

type Needs = Reads<'ledgerReports'> & Pick<Ports, 'clock'>;

/** A coin since its first day. `issued − spent − burned` is what is outstanding. */
export type CoinEconomy = Readonly<{
  coin: CoinType;
  issued: number;
  spent: number;
  burned: number;
  outstanding: number;
  rewards: number;
  bounties: number;
}>;
export type PublicEconomy = Readonly<{
  at: Date;
  coins: readonly CoinEconomy[];
  daily: readonly EconomyDay[];
}>;

const chartDays = 30;
/** Before the first coin. */
const beginning = '2000-01-01';
const keptFor = minute;

const paidFor: Readonly<Record<'rewards' | 'bounties', readonly TransactionReason[]>> = {
  rewards: ['REWARD', 'PARTNER_REWARD'],
  bounties: ['BOUNTY'],
};

/**
 * A conversion burns Fit Coin and makes Base Coin, and a correction may add or take: what is nothing but a sign to the
 * accountant is either issued or burned to everybody else.
 */
const withoutSigns = (issued: number, ...burned: readonly number[]) => ({
  issued: burned.reduce((sum, amount) => sum + Math.max(-amount, 0), issued),
  burned: burned.reduce((sum, amount) => sum + Math.max(amount, 0), 0),
});

const coinEconomy = (
  coin: CoinType,
  totals: readonly AccountTotal[],
  byReason: readonly ReasonTotal[],
): CoinEconomy => {
  const of = (...accounts: readonly string[]) =>
    totals
      .filter((total) => total.coin === coin && accounts.includes(total.account))
      .reduce((sum, { balance }) => sum + balance, 0);
  const platform = (...accounts: readonly SystemAccount[]) => of(...accounts);
  const paid = (reasons: readonly TransactionReason[]) =>
    byReason
      .filter((total) => total.coin === coin && reasons.includes(total.reason))
      .reduce((sum, { into, outOf }) => sum + into - outOf, 0);
  return {
    coin,
    ...withoutSigns(0 - platform('ISSUED', 'CAMPAIGN'), platform('CONVERSION'), platform('CORRECTION')),
    spent: platform('REVENUE', 'ESCROW'),
    outstanding: of('USER', 'HELD'),
    rewards: paid(paidFor.rewards),
    bounties: paid(paidFor.bounties),
  };
};

/**
 * What all coins sum up to, for everybody: totals of the ledger, nobody's own figures and no money. Kept for a
 * minute, so that however many look, the ledger is read once.
 */
export const publicEconomy = ({ reads, clock }: Needs) => {
  const read = async (at: Date): Promise<PublicEconomy> => {
    const today = localDate(at, defaultTimeZone);
    const lately: DayRange = { from: addDays(today, 1 - chartDays), to: today };
    const [totals, byReason, daily] = await Promise.all([
      reads.ledgerReports.totals(),
      reads.ledgerReports.byReason({ from: beginning, to: today }),
      reads.ledgerReports.daily(lately),
    ]);
    return {
      at,
      coins: coinTypes.map((coin) => coinEconomy(coin, totals, byReason)),
      daily: daily.map((day) => ({ ...day, ...withoutSigns(day.issued, day.burned) })),
    };
  };

  let kept: Readonly<{ at: Date; answer: Promise<PublicEconomy> }> | null = null;
  return async (_actor: Actor): Promise<PublicEconomy> => {
    const now = clock.now();
    if (kept === null || now >= after(kept.at, keptFor) || now < kept.at) {
      const reading = { at: now, answer: read(now) };
      kept = reading;
      // The next one asks again: a failure is nothing to keep.
      reading.answer.catch(() => {
        if (kept === reading) kept = null;
      });
    }
    return kept.answer;
  };
};
