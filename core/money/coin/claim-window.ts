import { after, day, minute } from '#core/kernel/time.ts';

export const coinUnits = ['TIME', 'ONE_TIME', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'UNLIMITED'] as const;
export type CoinUnit = (typeof coinUnits)[number];

const days: Readonly<Partial<Record<CoinUnit, number>>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365 };

/**
 * The next-claim rule: when a unit may be used again. Null is "never again".
 * Without an earlier claim the answer is one minute ago, so that "now" is always late enough.
 */
export const nextClaimAt = (unit: CoinUnit, lastClaimAt: Date | null, now: Date): Date | null => {
  if (lastClaimAt === null || unit === 'TIME' || unit === 'UNLIMITED') return after(now, -minute);
  if (unit === 'ONE_TIME') return null;
  return after(lastClaimAt, (days[unit] ?? 0) * day);
};

export const isDue = (unit: CoinUnit, lastClaimAt: Date | null, now: Date): boolean => {
  const next = nextClaimAt(unit, lastClaimAt, now);
  return next !== null && next <= now;
};
