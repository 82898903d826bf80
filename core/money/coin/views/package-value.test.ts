import { describe, expect, it } from 'vitest';
import { bestValue, bonusCoins, pricePerCoin } from './package-value.ts';
import { coinPackages } from '../packages.ts';

describe('what a package is worth', () => {
  it('counts the bonus inside the coins', () => {
    expect(coinPackages.map(bonusCoins)).toEqual([0, 300, 1500, 5000]);
  });

  it('divides the price by all of the coins', () => {
    expect(coinPackages.map((each) => Math.round(pricePerCoin(each) * 100) / 100)).toEqual([
      99, 94.15, 86.87, 79.96,
    ]);
  });

  it('finds the cheapest coin wherever it stands, the first of equals', () => {
    const [small, , large, star] = coinPackages;
    expect(bestValue(coinPackages)).toBe(star);
    expect(bestValue([large, star, small])).toBe(star);
    expect(bestValue([small, { ...small, id: 'again' }])).toBe(small);
    expect(bestValue([])).toBeUndefined();
  });
});
