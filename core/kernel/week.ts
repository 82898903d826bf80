import { isDayInCalendar } from './calendar-bounds.ts';
import { day } from './time.ts';

/** ISO weeks and wall-clock times of an IANA time zone, by Intl alone. A week starts on Monday. */

export type WeekKey = string;

export type IsoWeek = Readonly<{
  /** The ISO year: 2027-01-01 belongs to 2026-W53. */
  year: number;
  week: number;
  /** `2026-W47`; keys of four-digit years sort as the weeks do. */
  key: WeekKey;
  /** Monday, `YYYY-MM-DD`. */
  startsOn: string;
  /** Sunday. */
  endsOn: string;
}>;

export type LocalTime = Readonly<{
  date: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  second: number;
}>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a job meets the same few zones thousands of times. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

/** The wall clock of the zone, read as if it stood in UTC: the one form in which calendar arithmetic is plain. */
const wallClock = (at: Date, timeZone: string): number => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day: dayOfMonth = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, dayOfMonth, hour, minute, second);
};

const dateText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Days since 1970-01-01, a Thursday. */
const dayNumber = (wall: number): number => Math.floor(wall / day);
const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1;

export const localTimeOf = (at: Date, timeZone: string): LocalTime => {
  const wall = wallClock(at, timeZone);
  const clock = new Date(wall);
  return {
    date: dateText(wall),
    weekday: weekdayOf(dayNumber(wall)),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    second: clock.getUTCSeconds(),
  };
};

/** Weeks since the one of Monday 1969-12-29, so that neighbours differ by one across every year's end. */
const weekNumberOfDay = (days: number): number => Math.floor((days + 3) / 7);
const mondayOf = (weekNumber: number): number => weekNumber * 7 - 3;

const placeInYear = (weekNumber: number): Pick<IsoWeek, 'year' | 'week' | 'key'> => {
  // ISO 8601: a week belongs to the year of its Thursday.
  const year = new Date((mondayOf(weekNumber) + 3) * day).getUTCFullYear();
  const firstThursday = weekNumberOfDay(dayNumber(Date.UTC(year, 0, 4)));
  const week = weekNumber - firstThursday + 1;
  return { year, week, key: `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}` };
};

const weekFromNumber = (weekNumber: number): IsoWeek => {
  const monday = mondayOf(weekNumber);
  return {
    ...placeInYear(weekNumber),
    startsOn: dateText(monday * day),
    endsOn: dateText((monday + 6) * day),
  };
};

export const isoWeekOf = (at: Date, timeZone: string): IsoWeek =>
  weekFromNumber(weekNumberOfDay(dayNumber(wallClock(at, timeZone))));

/** A timeline counts the weeks between the same few hundred keys thousands of times, and walks from one to the next. */
const knownNumbers = new Map<WeekKey, number>();
const knownKeys = new Map<number, WeekKey>();
const mostKnown = 5_000;

const keyOfNumber = (weekNumber: number): WeekKey => {
  const known = knownKeys.get(weekNumber);
  if (known !== undefined) return known;
  const { key } = placeInYear(weekNumber);
  if (knownKeys.size >= mostKnown) knownKeys.clear();
  knownKeys.set(weekNumber, key);
  return key;
};

const readWeekNumber = (key: WeekKey): number | null => {
  const match = /^(\d{4})-W(\d{2})$/.exec(key);
  if (!match) return null;
  const [, year, week] = match;
  if (!isDayInCalendar(`${year}-07-01`)) return null;
  const firstWeek = weekNumberOfDay(dayNumber(Date.UTC(Number(year), 0, 4)));
  const number = firstWeek + Number(week) - 1;
  return keyOfNumber(number) === key ? number : null;
};

const weekNumberFromKey = (key: WeekKey): number | null => {
  const known = knownNumbers.get(key);
  if (known !== undefined) return known;
  const number = readWeekNumber(key);
  if (number === null) return null;
  if (knownNumbers.size >= mostKnown) knownNumbers.clear();
  knownNumbers.set(key, number);
  return number;
};

/** Also refuses a week 53 in a year that has 52. */
export const isWeekKey = (key: string): key is WeekKey => weekNumberFromKey(key) !== null;

const weekNumber = (key: WeekKey): number => {
  const number = weekNumberFromKey(key);
  if (number === null) throw new RangeError(`Not an ISO week: ${key}`);
  return number;
};

export const weekOf = (key: WeekKey): IsoWeek => weekFromNumber(weekNumber(key));

export const shiftWeek = (key: WeekKey, weeks: number): WeekKey => keyOfNumber(weekNumber(key) + weeks);
export const previousWeek = (key: WeekKey): WeekKey => shiftWeek(key, -1);
export const nextWeek = (key: WeekKey): WeekKey => shiftWeek(key, 1);

/** How many weeks later `to` is; negative when it is earlier. */
export const weeksBetween = (from: WeekKey, to: WeekKey): number => weekNumber(to) - weekNumber(from);

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const startOfDate = (date: string): number => {
  const match = datePattern.exec(date);
  const wall = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(wall) || dateText(wall) !== date) throw new RangeError(`Not a date: ${date}`);
  return wall;
};

/** Whether this is a day that exists, within the years everything here can calculate with. */
export const isDay = (text: string): boolean => {
  const match = datePattern.exec(text);
  if (!match || !isDayInCalendar(text)) return false;
  return dateText(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))) === text;
};

export const addDays = (date: string, days: number): string => dateText(startOfDate(date) + days * day);

export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDate(to) - startOfDate(from)) / day);

/**
 * The instant at which the zone's clocks show this date, hour and minute. A time that is skipped when clocks go forward is
 * moved on by the gap; one that happens twice when they go back is taken the first time.
 */
export const instantOf = (date: string, hour: number, minute: number, timeZone: string): Date => {
  const wanted = startOfDate(date) + (hour * 60 + minute) * 60_000;
  const offsetAt = (instant: number) =>
    wallClock(new Date(instant), timeZone) - Math.floor(instant / 1000) * 1000;
  // Clocks change at most once in these two days, so the offsets on both sides are all there can be.
  const before = offsetAt(wanted - day);
  const after = offsetAt(wanted + day);
  const candidates = [wanted - before, wanted - after].filter((at) => at + offsetAt(at) === wanted);
  // In a gap neither reading exists; counting with the offset from before the change lands just after it.
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wanted - before);
};

/** The first local weekday (1 Monday to 7 Sunday) and hour that lies strictly after the given instant. */
export const nextWeeklyTime = (
  after: Date,
  { weekday, hour, minute = 0 }: Readonly<{ weekday: number; hour: number; minute?: number }>,
  timeZone: string,
): Date => {
  const now = localTimeOf(after, timeZone);
  const ahead = (weekday - now.weekday + 7) % 7;
  for (const days of [ahead, ahead + 7]) {
    const at = instantOf(addDays(now.date, days), hour, minute, timeZone);
    if (at > after) return at;
  }
  return instantOf(addDays(now.date, ahead + 14), hour, minute, timeZone);
};
