import { platformShare } from '#core/money/coin/fees.ts';
import type { CoachSettings } from '../../app/data/coach-desk.ts';

/** The platform's price, one of one's own, or nothing. */
export const priceChoices = ['DEFAULT', 'OWN', 'FREE'] as const;
export type PriceChoice = (typeof priceChoices)[number];

export type PriceValues = Readonly<{ choice: PriceChoice; own: string }>;

/** `1000`, `1.000` and `1,000` are the same thousand; anything that leaves a doubt is no price. */
export const readCoins = (text: string): number | undefined => {
  const typed = text.trim();
  if (/^\d+$/.test(typed)) return Number(typed);
  const isGrouped = /^\d{1,3}(?:([., \u00a0])\d{3})(?:\1\d{3})*$/.test(typed);
  return isGrouped ? Number(typed.replace(/\D/g, '')) : undefined;
};

export const choiceOf = ({ reviewPrice }: Pick<CoachSettings, 'reviewPrice'>): PriceValues => ({
  choice: reviewPrice === null ? 'DEFAULT' : reviewPrice === 0 ? 'FREE' : 'OWN',
  own: reviewPrice === null || reviewPrice === 0 ? '' : String(reviewPrice),
});

type Limits = Pick<CoachSettings, 'defaultPrice' | 'maxPrice'>;

/** What a review would cost as the form stands; undefined while what is typed is no price. */
export const priceShown = (
  { choice, own }: PriceValues,
  { defaultPrice, maxPrice }: Limits,
): number | undefined => {
  if (choice === 'DEFAULT') return defaultPrice;
  if (choice === 'FREE') return 0;
  const typed = readCoins(own);
  return typed !== undefined && typed <= maxPrice ? typed : undefined;
};

/** What is saved: null for the platform's price. */
export const priceSent = ({ choice, own }: PriceValues): number | null =>
  choice === 'DEFAULT' ? null : choice === 'FREE' ? 0 : (readCoins(own) ?? null);

export const earned = (price: number) => {
  const fee = platformShare(price);
  return { fee, net: price - fee };
};
