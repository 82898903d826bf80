import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import type { Feature } from '#core/money/coin/fees.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';

export type Purchase = Readonly<{
  key: 'REVIEW' | 'LEVEL' | Feature;
  amount: number;
  coin: CoinType;
  /** Whole Fit Coin one of it takes, once they are converted. */
  fitCoin: number;
}>;

type Prices = Readonly<{
  reviewPrice: number;
  fees: readonly Readonly<{ feature: Feature; amount: number; coin: CoinType }>[];
  levels: readonly Readonly<{ level: string; days: number; priceFitCoin: number }>[];
}>;

export const inFitCoin = (amount: number, coin: CoinType): number =>
  coin === 'FIT_COIN' ? amount : Math.ceil(amount / baseCoinPerFitCoin);

const purchase = (key: Purchase['key'], amount: number, coin: CoinType): Purchase => ({
  key,
  amount,
  coin,
  fitCoin: inFitCoin(amount, coin),
});

/** What people buy coins for, dearest wish first. What is free is not an example of what coins buy. */
export const purchasesFrom = ({ reviewPrice, fees, levels }: Prices): readonly Purchase[] => {
  const shown: readonly Feature[] = ['AI_COACH', 'EXPORT_PHYSICAL_PROFILE', 'DOMAIN'];
  const month = levels.find(({ level, days }) => level === 'PRO' && days === 30);
  return [
    purchase('REVIEW', reviewPrice, 'FIT_COIN'),
    ...shown.flatMap((feature) => {
      const fee = fees.find((each) => each.feature === feature);
      return fee === undefined ? [] : [purchase(feature, fee.amount, fee.coin)];
    }),
    ...(month === undefined ? [] : [purchase('LEVEL', month.priceFitCoin, 'FIT_COIN')]),
  ].filter(({ amount }) => amount > 0);
};

export const howMany = (coins: number, { fitCoin }: Pick<Purchase, 'fitCoin'>): number =>
  Math.floor(coins / fitCoin);
