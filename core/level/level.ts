import type { UserLevel } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Settings } from '#core/settings/site.ts';

export type PaidLevel = Exclude<UserLevel, 'BASIC'>;
export const paidLevels = ['PRO', 'PREMIUM'] as const satisfies readonly PaidLevel[];
export const levelDays = [30, 365] as const;
export type LevelDays = (typeof levelDays)[number];
export type LevelOffer = Readonly<{ level: PaidLevel; days: LevelDays; priceFitCoin: number }>;

type Prices = Pick<Settings, 'proPrice30' | 'proPrice365' | 'premiumPrice30' | 'premiumPrice365'>;

export const levelOffers = (settings: Prices): readonly LevelOffer[] => [
  { level: 'PRO', days: 30, priceFitCoin: settings.proPrice30 },
  { level: 'PRO', days: 365, priceFitCoin: settings.proPrice365 },
  { level: 'PREMIUM', days: 30, priceFitCoin: settings.premiumPrice30 },
  { level: 'PREMIUM', days: 365, priceFitCoin: settings.premiumPrice365 },
];

export type HeldLevel = Readonly<{ level: UserLevel; levelExpiresAt: Date | null }>;

/**
 * What a purchase makes of the level held now: the same level is prolonged; from PRO to PREMIUM what is left of PRO is
 * carried over at the ratio of the two 30-day prices, so that no paid day is lost.
 */
export const levelAfter = (
  { level, levelExpiresAt }: HeldLevel,
  offer: LevelOffer,
  settings: Prices,
  at: Date,
): Readonly<{ level: PaidLevel; levelExpiresAt: Date }> => {
  const bought = offer.days * day;
  const isHeld = level !== 'BASIC' && (levelExpiresAt === null || levelExpiresAt > at);
  if (!isHeld) return { level: offer.level, levelExpiresAt: after(at, bought) };
  if (level === 'PREMIUM' && offer.level === 'PRO') throw new DomainError('level.higher_active');
  if (levelExpiresAt === null) {
    // A level without end is staff's gift; paying for what one has for ever would be a loss.
    if (level === offer.level) throw new DomainError('level.without_end');
    return { level: offer.level, levelExpiresAt: after(at, bought) };
  }
  if (level === offer.level) return { level, levelExpiresAt: after(levelExpiresAt, bought) };
  const left = levelExpiresAt.getTime() - at.getTime();
  const ratio = settings.premiumPrice30 > 0 ? Math.min(1, settings.proPrice30 / settings.premiumPrice30) : 1;
  return { level: offer.level, levelExpiresAt: after(at, bought + Math.floor(left * ratio)) };
};
