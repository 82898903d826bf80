import { day, hour, minute } from '#core/kernel/time.ts';
import { fromLocalTime } from '../../app/parts/local-time.ts';

/** What is typed into a date-and-time box, so many days later by the calendar. */
export const daysLater = (text: string, days: number): string | null => {
  const [typed] = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(text) ?? [];
  const at = Date.parse(`${typed}:00Z`);
  return typed === undefined || Number.isNaN(at)
    ? null
    : new Date(at + days * day).toISOString().slice(0, 16);
};

export type Length = Readonly<{ days: number; hours: number; minutes: number }>;

export type Range = Readonly<{ startsAt: Date; endsAt: Date; last: Date; length: Length }>;

/** The two boxes as instants, with the last moment inside them; null while they make no range. */
export const rangeOf = (from: string, to: string, timeZone: string): Range | null => {
  const [start, end] = [fromLocalTime(from, timeZone), fromLocalTime(to, timeZone)];
  if (start === null || end === null || end <= start) return null;
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  const passed = endsAt.getTime() - startsAt.getTime();
  return {
    startsAt,
    endsAt,
    // The end itself is outside: an end at midnight belongs to the day before.
    last: new Date(endsAt.getTime() - 1),
    length: {
      days: Math.floor(passed / day),
      hours: Math.floor((passed % day) / hour),
      minutes: Math.floor((passed % hour) / minute),
    },
  };
};
