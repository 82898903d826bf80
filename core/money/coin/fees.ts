import type { CoinUnit } from './claim-window.ts';
import type { CoinType, PlatformReason } from './ledger.ts';

export const features = [
  'AI_COACH',
  'AI_CHAT',
  'SAVE_PHYSICAL_PROFILE',
  'EXPORT_PHYSICAL_PROFILE',
  'DOMAIN',
  'REQUEST_SPECIALIZATION',
] as const;
export type Feature = (typeof features)[number];

export type Fee = Readonly<{ amount: number; coin: CoinType; unit: CoinUnit; reason: PlatformReason }>;

/** Section 9 of the specification. The unit says when the fee is due again, by the next-claim rule. */
export const fees: Readonly<Record<Feature, Fee>> = {
  AI_COACH: { amount: 300, coin: 'BASE_COIN', unit: 'TIME', reason: 'FEE_AI_COACH' },
  AI_CHAT: { amount: 300, coin: 'BASE_COIN', unit: 'TIME', reason: 'FEE_AI_CHAT' },
  SAVE_PHYSICAL_PROFILE: {
    amount: 300,
    coin: 'BASE_COIN',
    unit: 'ONE_TIME',
    reason: 'FEE_SAVE_PHYSICAL_PROFILE',
  },
  EXPORT_PHYSICAL_PROFILE: {
    amount: 1000,
    coin: 'BASE_COIN',
    unit: 'TIME',
    reason: 'FEE_EXPORT_PHYSICAL_PROFILE',
  },
  DOMAIN: { amount: 5000, coin: 'FIT_COIN', unit: 'YEARLY', reason: 'FEE_DOMAIN' },
  REQUEST_SPECIALIZATION: {
    amount: 5000,
    coin: 'FIT_COIN',
    unit: 'UNLIMITED',
    reason: 'FEE_REQUEST_SPECIALIZATION',
  },
};

export const platformFeePercent = 15;

/**
 * The platform takes the floor of 15 percent; the coach gets the rest, so no coin is lost to rounding.
 * @public
 */
export const platformShare = (price: number): number => Math.floor((price * platformFeePercent) / 100);
