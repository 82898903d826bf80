import { levelAt, type UserLevel } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Settings } from '#core/platform/settings/site.ts';

export type PaidLevel = Exclude<UserLevel, 'BASIC'>;
export const paidLevels = ['PRO', 'PREMIUM'] as const satisfies readonly PaidLevel[];
export const levelDays = [30, 365] as const;
export type LevelDays = (typeof levelDays)[number];
export type LevelOffer = Readonly<{ level: PaidLevel; days: LevelDays; priceFitCoin: number }>;

export type LevelPrices = Pick<Settings, 'proPrice30' | 'proPrice365' | 'premiumPrice30' | 'premiumPrice365'>;

export const levelOffers = (prices: LevelPrices): readonly LevelOffer[] => [
  { level: 'PRO', days: 30, priceFitCoin: prices.proPrice30 },
  { level: 'PRO', days: 365, priceFitCoin: prices.proPrice365 },
  { level: 'PREMIUM', days: 30, priceFitCoin: prices.premiumPrice30 },
  { level: 'PREMIUM', days: 365, priceFitCoin: prices.premiumPrice365 },
];

export type HeldLevel = Readonly<{ level: UserLevel; levelExpiresAt: Date | null }>;
export type LevelRefusal = 'level.higher_active' | 'level.without_end' | 'level.too_far_ahead';

/** Why an offer can't be bought now: it would take away more than it gives. Null when it can. */
export const levelRefusal = (held: HeldLevel, offer: LevelOffer, at: Date): LevelRefusal | null => {
  const level = levelAt(held, at);
  if (level === 'BASIC') return null;
  if (level === 'PREMIUM' && offer.level === 'PRO') return 'level.higher_active';
  // A level without an end is staff's gift, and whatever is bought ends: PRO for ever would be lost with it.
  if (held.levelExpiresAt === null) return 'level.without_end';
  // Whatever is carried over is at most what is held: the end never lies beyond this.
  return isInCalendar(after(held.levelExpiresAt, offer.days * day)) ? null : 'level.too_far_ahead';
};

/** What a day of PRO is worth in PREMIUM. Never more than a day, whatever staff charge. */
const carriedShare = ({ proPrice30, premiumPrice30 }: LevelPrices): number =>
  premiumPrice30 > proPrice30 ? proPrice30 / premiumPrice30 : 1;

/**
 * What a purchase makes of the level held now: the same level is prolonged; from PRO to PREMIUM what is left of PRO is
 * carried over at the ratio of the two 30-day prices, so that no paid day is lost.
 */
export const levelAfter = (
  held: HeldLevel,
  offer: LevelOffer,
  prices: LevelPrices,
  at: Date,
): Readonly<{ level: PaidLevel; levelExpiresAt: Date }> => {
  const refusal = levelRefusal(held, offer, at);
  if (refusal) throw new DomainError(refusal);
  const bought = offer.days * day;
  const level = levelAt(held, at);
  if (level === 'BASIC' || held.levelExpiresAt === null)
    return { level: offer.level, levelExpiresAt: after(at, bought) };
  if (level === offer.level) return { level, levelExpiresAt: after(held.levelExpiresAt, bought) };
  const left = held.levelExpiresAt.getTime() - at.getTime();
  return { level: offer.level, levelExpiresAt: after(at, bought + Math.floor(left * carriedShare(prices))) };
};
