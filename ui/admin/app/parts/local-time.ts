import { defaultTimeZone } from '#core/kernel/time.ts';
import { instantOf } from '#core/kernel/week.ts';

/** An instant as a clock of the zone shows it, spelled for a date-and-time box: `2026-11-21T22:00`. */
export const toLocalTime = (instant: string | Date, timeZone: string = defaultTimeZone): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T');

export const fromLocalTime = (text: string, timeZone: string = defaultTimeZone): string | null => {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  return instantOf(day, Number(hour), Number(minute), timeZone).toISOString();
};
