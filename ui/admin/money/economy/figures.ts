import type { z } from 'zod';
import type { CoinType } from '#core/money/coin/ledger.ts';
import type { adminLedger } from '#http/money/contract/admin-ledger.ts';

export type Economy = z.output<typeof adminLedger.economy.output>;
export type Day = Economy['daily'][number];

export type Figures = Readonly<{
  opening: number;
  issued: number;
  spent: number;
  burned: number;
  outstanding: number;
}>;

/** What a period did to one coin: opening + issued − spent − burned is what is outstanding at its end. */
export const figuresOf = (daily: readonly Day[], coin: CoinType): Figures => {
  const days = daily.filter((each) => each.coin === coin);
  const total = (name: 'issued' | 'spent' | 'burned') => days.reduce((sum, each) => sum + each[name], 0);
  const [first] = days;
  return {
    opening: first === undefined ? 0 : first.outstanding - first.issued + first.spent + first.burned,
    issued: total('issued'),
    spent: total('spent'),
    burned: total('burned'),
    outstanding: days.at(-1)?.outstanding ?? 0,
  };
};
