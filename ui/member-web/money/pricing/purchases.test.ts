import { describe, expect, it } from 'vitest';
import { fees as feeRules, type Feature } from '#core/money/coin/fees.ts';
import { levelOffers } from '#core/money/level/level.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { howMany, purchasesFrom } from './purchases.ts';

const fees = Object.entries(feeRules).map(([feature, { amount, coin }]) => ({
  feature: feature as Feature, // the keys of a record by feature
  amount,
  coin,
}));
const purchases = purchasesFrom({ reviewPrice: 900, fees, levels: levelOffers(defaultSettings) });
const of = (key: string) => purchases.find((each) => each.key === key)!; // asked for by its own key

describe('what coins buy', () => {
  it('counts whole things from the true fees, Base Coin at ten to one', () => {
    expect(purchases.map(({ key, fitCoin }) => [key, fitCoin])).toEqual([
      ['REVIEW', 900],
      ['AI_COACH', 30],
      ['EXPORT_PHYSICAL_PROFILE', 100],
      ['DOMAIN', 5000],
      ['LEVEL', 1000],
    ]);
    expect([1000, 5300, 11_500, 25_000].map((coins) => howMany(coins, of('REVIEW')))).toEqual([1, 5, 12, 27]);
    expect(howMany(1000, of('AI_COACH'))).toBe(33);
    expect(howMany(1000, of('DOMAIN'))).toBe(0);
  });

  it('leaves out what is free, and rounds a broken Fit Coin up', () => {
    const free = purchasesFrom({
      reviewPrice: 0,
      fees: [{ feature: 'AI_COACH', amount: 301, coin: 'BASE_COIN' }],
      levels: [],
    });
    expect(free.map(({ key, fitCoin }) => [key, fitCoin])).toEqual([['AI_COACH', 31]]);
  });
});
