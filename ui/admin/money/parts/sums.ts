import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';

type Amount = Readonly<{ coin: CoinType; amount: number }>;

/** Per coin; in a ledger that is whole each of them is nothing. */
export const sumsOf = (amounts: readonly Amount[]): Readonly<Record<CoinType, number>> =>
  Object.fromEntries(
    coinTypes.map((coin) => [
      coin,
      amounts.reduce((sum, each) => sum + (each.coin === coin ? each.amount : 0), 0),
    ]),
  ) as Record<CoinType, number>; // every coin has its sum
