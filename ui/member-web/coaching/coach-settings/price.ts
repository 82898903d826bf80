import { bundlePriceLimits } from '#core/coaching/coach/bundle-price.ts';
import { platformShare } from '#core/money/coin/fees.ts';
import type { CoachSettings } from '../../app/data/coach-desk.ts';

/** The platform's price, one of one's own, or nothing. */
export const priceChoices = ['DEFAULT', 'OWN', 'FREE'] as const;
export type PriceChoice = (typeof priceChoices)[number];

/** `bundle`: what four weekly reviews cost together; empty: no bundle. */
export type PriceValues = Readonly<{ choice: PriceChoice; own: string; bundle: string }>;
type SingleValues = Pick<PriceValues, 'choice' | 'own'>;

/** `1000`, `1.000` and `1,000` are the same thousand; anything that leaves a doubt is no price. */
export const readCoins = (text: string): number | undefined => {
  const typed = text.trim();
  if (/^\d+$/.test(typed)) return Number(typed);
  const isGrouped = /^\d{1,3}(?:([., \u00a0])\d{3})(?:\1\d{3})*$/.test(typed);
  return isGrouped ? Number(typed.replace(/\D/g, '')) : undefined;
};

export const choiceOf = ({
  reviewPrice,
  bundlePrice,
}: Pick<CoachSettings, 'reviewPrice' | 'bundlePrice'>): PriceValues => ({
  choice: reviewPrice === null ? 'DEFAULT' : reviewPrice === 0 ? 'FREE' : 'OWN',
  own: reviewPrice === null || reviewPrice === 0 ? '' : String(reviewPrice),
  bundle: bundlePrice === null ? '' : String(bundlePrice),
});

type Limits = Pick<CoachSettings, 'defaultPrice' | 'maxPrice'>;

/** What a review would cost as the form stands; undefined while what is typed is no price. */
export const priceShown = (
  { choice, own }: SingleValues,
  { defaultPrice, maxPrice }: Limits,
): number | undefined => {
  if (choice === 'DEFAULT') return defaultPrice;
  if (choice === 'FREE') return 0;
  const typed = readCoins(own);
  return typed !== undefined && typed <= maxPrice ? typed : undefined;
};

/** What is saved: null for the platform's price. */
export const priceSent = ({ choice, own }: SingleValues): number | null =>
  choice === 'DEFAULT' ? null : choice === 'FREE' ? 0 : (readCoins(own) ?? null);

/** Between which prices a bundle may lie as the form stands; null: there can be none, or no single price is known. */
export const bundleLimits = (values: SingleValues, limits: Limits) => {
  const single = priceShown(values, limits);
  return single === undefined ? null : bundlePriceLimits(single);
};

/** What is saved: null for no bundle, NaN for what is no price. */
export const bundleSent = (values: PriceValues, limits: Limits): number | null =>
  values.bundle.trim() === '' || bundleLimits(values, limits) === null
    ? null
    : (readCoins(values.bundle) ?? Number.NaN);

export const isBundleWrong = (values: PriceValues, limits: Limits): boolean => {
  const within = bundleLimits(values, limits);
  const sent = bundleSent(values, limits);
  return within !== null && sent !== null && !(sent >= within.min && sent <= within.max);
};

export const earned = (price: number) => {
  const fee = platformShare(price);
  return { fee, net: price - fee };
};
