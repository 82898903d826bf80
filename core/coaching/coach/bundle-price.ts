import { fieldError } from '#core/kernel/domain-error.ts';

/** So many weekly requests make a bundle. */
export const bundleWeeks = 4;

/** As for a single review. */
const mostCoins = 1_000_000;

/** A coin a week at least, and less than the same number of single reviews; null: no bundle can be. */
export const bundlePriceLimits = (single: number): Readonly<{ min: number; max: number }> | null => {
  const max = Math.min(bundleWeeks * single - 1, mostCoins);
  return max < bundleWeeks ? null : { min: bundleWeeks, max };
};

/** What a coach offers at this single price; a bundle that would save nothing is none. */
export const bundleOffer = (bundlePrice: number | null, single: number): number | null => {
  const limits = bundlePriceLimits(single);
  if (bundlePrice === null || limits === null) return null;
  return bundlePrice >= limits.min && bundlePrice <= limits.max ? bundlePrice : null;
};

/** None, or whole coins below what four single reviews cost. */
export const requireBundlePrice = (bundlePrice: number | null, single: number): void => {
  if (bundlePrice === null) return;
  if (Number.isInteger(bundlePrice) && bundleOffer(bundlePrice, single) !== null) return;
  const limits = bundlePriceLimits(single) ?? { min: 0, max: 0 };
  throw fieldError('body.bundlePrice', 'coach.invalid_bundle_price', limits);
};
