import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bundleOffer,
  bundlePriceLimits,
  bundleWeeks,
  requireBundlePrice,
} from '#core/coaching/coach/bundle-price.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { aBundle } from '#fixtures/coaching/bundles.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { earningOf } from '../review.ts';
import { partAmounts, takePart, unusedParts } from './bundle.ts';

const price = fc.integer({ min: bundleWeeks, max: 1_000_000 });
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('the quarters of a bundle', () => {
  it('are together its price to the coin, and differ by one coin at most', () => {
    fc.assert(
      fc.property(price, (whole) => {
        const amounts = partAmounts(whole);
        expect(amounts).toHaveLength(bundleWeeks);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
        expect(Math.min(...amounts)).toBeGreaterThan(0);
      }),
    );
    expect(partAmounts(3202)).toEqual([801, 801, 800, 800]);
  });

  it('are split as the price of any review: fee and share are all of it', () => {
    fc.assert(
      fc.property(price, (whole) => {
        const split = partAmounts(whole).map(earningOf);
        expect(split.reduce((sum, { fee, net }) => sum + fee + net, 0)).toBe(whole);
      }),
    );
  });
});

describe('the price of a bundle', () => {
  it('is below four single reviews, whichever of the two prices moves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -5, max: 4_100_000 }),
        (single, whole) => {
          const offer = bundleOffer(whole, single);
          if (offer !== null)
            expect([offer < 4 * single, offer >= 4, offer <= 1_000_000]).toEqual([true, true, true]);
          else expect(codeOf(() => requireBundlePrice(whole, single))).toBe('coach.invalid_bundle_price');
        },
      ),
    );
    expect(codeOf(() => requireBundlePrice(10.5, 900))).toBe('coach.invalid_bundle_price');
    expect(codeOf(() => requireBundlePrice(null, 0))).toBe('done');
    expect([bundlePriceLimits(0), bundlePriceLimits(1), bundlePriceLimits(900)]).toEqual([
      null,
      null,
      { min: 4, max: 3599 },
    ]);
  });
});

describe('a request of a bundle', () => {
  it('takes the quarters in their order, one later week each, and the last one ends it', () => {
    fc.assert(
      fc.property(price, fc.array(fc.nat(6), { maxLength: 12 }), (whole, weeks) => {
        let bundle = aBundle({ memberId: 'm', coachId: 'c', price: whole });
        let newest = -1;
        for (const offset of weeks) {
          const left = unusedParts(bundle).length;
          const isRight = left > 0 && offset > newest;
          const take = () => takePart(bundle, shiftWeek('2026-W47', offset), noon);
          if (!isRight) {
            expect(codeOf(take)).toBe(left === 0 ? 'review_bundle.ended' : 'review_bundle.week_used');
            continue;
          }
          const taken = take();
          expect(taken.part.number).toBe(bundleWeeks - left + 1);
          bundle = taken.bundle;
          newest = offset;
          expect(unusedParts(bundle)).toHaveLength(left - 1);
          expect(bundle.status).toBe(left === 1 ? 'ENDED' : 'ACTIVE');
        }
      }),
    );
  });

  it('is refused once its six weeks are over', () => {
    const bundle = aBundle({ memberId: 'm', coachId: 'c' });
    const at = (days: number) => codeOf(() => takePart(bundle, '2026-W52', after(noon, days * day)));
    expect([at(41), at(42)]).toEqual(['done', 'review_bundle.ended']);
  });
});
