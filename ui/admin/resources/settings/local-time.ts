import { defaultTimeZone } from '#core/kernel/time.ts';
import { instantOf } from '#core/kernel/week.ts';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: defaultTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as the house's clock shows it, spelled for a date-and-time box: `2026-11-21T22:00`. */
export const toLocalTime = (instant: string): string => wall.format(new Date(instant)).replace(' ', 'T');

export const fromLocalTime = (text: string): string | null => {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  return instantOf(day, Number(hour), Number(minute), defaultTimeZone).toISOString();
};
