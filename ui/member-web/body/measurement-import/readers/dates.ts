import { isDay, localTimeOf } from '#core/kernel/week.ts';

/** A day and the clock of where it was measured; the time is empty where the file names the day alone. */
export type LocalMoment = Readonly<{ day: string; time: string }>;

export const dateOrders = ['DMY', 'MDY'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What a date means if days stand first, and if months do: the same, unless it is written in numbers that may be both. */
export type ReadDate = Readonly<Record<DateOrder, LocalMoment | null>>;

const two = (part: number | string): string => String(part).padStart(2, '0');

const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*(am|pm|sa|ch)?/i;

export const timeIn = (text: string): string => {
  const [, hours = '', minutes = '', seconds = '0', half = ''] = clock.exec(text) ?? [];
  if (hours === '') return '';
  const afternoon = /pm|ch/i.test(half);
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (afternoon ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? '' : `${two(hour)}:${minutes}:${two(seconds)}`;
};

const moment = (
  year: string,
  month: number | string,
  day: number | string,
  time: string,
): LocalMoment | null => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDay(text) ? { day: text, time } : null;
};

export const localMoment = (at: Date, timeZone: string): LocalMoment => {
  const { date, hour, minute, second } = localTimeOf(at, timeZone);
  return { day: date, time: [hour, minute, second].map(two).join(':') };
};

const both = (found: LocalMoment | null): ReadDate | null =>
  found === null ? null : { DMY: found, MDY: found };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
const monthInWords =
  /^(?:\p{L}{3,9},?\s+)?(?:(\d{1,2})[\s-]+)?(\p{L}{3,9})\.?[\s-]+(?:(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+)?(\d{4})(?!\d)/u;
const inUtc = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|GMT|\+00:?00)$/;

/** Seconds or milliseconds since 1970, of this century. */
const sinceEpoch = (text: string): Date | null => {
  if (!/^\d{10}(\d{3})?(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return new Date(number < 1e11 ? number * 1000 : number);
};

const inNumbers = (text: string, time: string): ReadDate | null => {
  const [, first = '', mark = '', second = '', year = ''] = yearLast.exec(text) ?? [];
  if (year === '') return null;
  const dayFirst = moment(year, second, first, time);
  // Points are written between day and month alone.
  const monthFirst = mark === '.' ? dayFirst : moment(year, first, second, time);
  return dayFirst === null && monthFirst === null ? null : { DMY: dayFirst, MDY: monthFirst };
};

/** A date as files write it; null when it is none. An instant in UTC becomes what the member’s clock showed. */
export const readDate = (written: string, timeZone: string): ReadDate | null => {
  const text = written.trim();
  if (inUtc.test(text)) {
    const at = new Date(text.replace(' ', 'T').replace(/\s*(UTC|GMT|\+00:?00)$/, 'Z'));
    return Number.isNaN(at.getTime()) ? null : both(localMoment(at, timeZone));
  }
  const time = timeIn(text);
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? [];
  if (year !== '') return both(moment(year, month, day, time));
  const epoch = sinceEpoch(text);
  if (epoch !== null) return both(localMoment(epoch, timeZone));
  const [, before = '', name = '', after = '', wordYear = ''] = monthInWords.exec(text) ?? [];
  if (wordYear !== '' && monthNamed(name) > 0)
    return both(moment(wordYear, monthNamed(name), before === '' ? after : before, time));
  return inNumbers(text, time);
};
