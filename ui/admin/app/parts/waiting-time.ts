import { day, hour, minute } from '#core/kernel/time.ts';

export type Wait = Readonly<{ value: number; unit: 'minute' | 'hour' | 'day' }>;

/** How long, in the largest unit that says it; a clock that is behind says nothing has passed. */
export const waitOf = (since: Date, now: number): Wait => {
  const passed = Math.max(0, now - since.getTime());
  if (passed >= 2 * day) return { value: Math.floor(passed / day), unit: 'day' };
  if (passed >= hour) return { value: Math.floor(passed / hour), unit: 'hour' };
  return { value: Math.floor(passed / minute), unit: 'minute' };
};
