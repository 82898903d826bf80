import { day, hour, minute } from '#core/kernel/time.ts';

export type TimeLeft = Readonly<{ unit: 'days' | 'hours' | 'minutes'; count: number }> | null;

/** In the largest unit that still says something; null once it is over. Three days and an hour are three days. */
export const timeLeft = (at: Date, now: number): TimeLeft => {
  const left = at.getTime() - now;
  if (left <= 0) return null;
  if (left >= day) return { unit: 'days', count: Math.floor(left / day) };
  if (left >= hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / minute)) };
};
