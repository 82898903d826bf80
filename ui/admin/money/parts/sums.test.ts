import { expect, it } from 'vitest';
import { sumsOf } from './sums.ts';

it('sums each coin by itself: a gain in one never hides a loss in the other', () => {
  expect(
    sumsOf([
      { coin: 'FIT_COIN', amount: -5 },
      { coin: 'BASE_COIN', amount: 50 },
      { coin: 'FIT_COIN', amount: 5 },
      { coin: 'BASE_COIN', amount: -45 },
    ]),
  ).toEqual({ FIT_COIN: 0, BASE_COIN: 5 });
  expect(sumsOf([])).toEqual({ FIT_COIN: 0, BASE_COIN: 0 });
});
