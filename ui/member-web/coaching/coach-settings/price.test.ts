import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { maxReviewPrice } from '#core/coaching/review/review.ts';
import {
  bundleLimits,
  bundleSent,
  choiceOf,
  earned,
  isBundleWrong,
  priceSent,
  priceShown,
  readCoins,
} from './price.ts';

const limits = { defaultPrice: 900, maxPrice: maxReviewPrice };

describe('a price as it is typed', () => {
  it.each([
    ['1000', 1000],
    [' 1.000 ', 1000],
    ['1,000', 1000],
    ['1 000 000', 1_000_000],
    ['0', 0],
  ])('%s is %i', (text, coins) => {
    expect(readCoins(text)).toBe(coins);
  });

  it.each(['', '1.5', '12,50', '-1', 'chín trăm', '1e3', '1.000,000', '900 coin'])(
    '%s is no price',
    (text) => {
      expect(readCoins(text)).toBeUndefined();
    },
  );
});

describe('the choice of a price', () => {
  it('is read from what is saved, and saves the same', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: maxReviewPrice })), (reviewPrice) => {
        expect(priceSent(choiceOf({ reviewPrice, bundlePrice: null }))).toBe(reviewPrice);
        expect(priceShown(choiceOf({ reviewPrice, bundlePrice: null }), limits)).toBe(reviewPrice ?? 900);
      }),
    );
  });

  it('shows nothing for what is no price or too much', () => {
    expect(priceShown({ choice: 'OWN', own: 'nhiều' }, limits)).toBeUndefined();
    expect(priceShown({ choice: 'OWN', own: '1000001' }, limits)).toBeUndefined();
  });

  it('lets a bundle cost less than four single reviews, and none beside a free one', () => {
    const typed = (bundle: string, own = '900') => ({ choice: 'OWN', own, bundle }) as const;
    expect(bundleLimits(typed(''), limits)).toEqual({ min: 4, max: 3599 });
    expect([bundleSent(typed(''), limits), bundleSent(typed('3.000'), limits)]).toEqual([null, 3000]);
    const wrong = ['', '4', '3599', '3600', '3', 'nhiều'].map((bundle) =>
      isBundleWrong(typed(bundle), limits),
    );
    expect(wrong).toEqual([false, false, false, true, true, true]);
    const free = { choice: 'FREE', own: '', bundle: '3000' } as const;
    expect([bundleLimits(free, limits), bundleSent(free, limits), isBundleWrong(free, limits)]).toEqual([null, null, false]); // prettier-ignore
  });

  it('leaves the coach what the platform does not take', () => {
    expect(earned(900)).toEqual({ fee: 135, net: 765 });
    expect(earned(0)).toEqual({ fee: 0, net: 0 });
  });
});
