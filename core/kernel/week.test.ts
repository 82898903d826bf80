import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  instantOf,
  isDay,
  isoWeekOf,
  isWeekKey,
  localTimeOf,
  nextWeek,
  nextWeeklyTime,
  previousWeek,
  shiftWeek,
  weekOf,
  weeksBetween,
} from './week.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const zones = [
  saigon,
  'UTC',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('ISO weeks', () => {
  it.each([
    ['2026-11-20T05:00:00Z', '2026-W47', '2026-11-16', '2026-11-22'],
    ['2027-01-01T05:00:00Z', '2026-W53', '2026-12-28', '2027-01-03'],
    ['2024-12-30T05:00:00Z', '2025-W01', '2024-12-30', '2025-01-05'],
    ['2021-01-03T05:00:00Z', '2020-W53', '2020-12-28', '2021-01-03'],
    ['2018-01-01T05:00:00Z', '2018-W01', '2018-01-01', '2018-01-07'],
  ])('%s in Viet Nam is in %s', (at, key, startsOn, endsOn) => {
    expect(isoWeekOf(new Date(at), saigon)).toMatchObject({ key, startsOn, endsOn });
  });

  it('turn at midnight of the member’s own zone', () => {
    const sundayNight = new Date('2026-11-22T16:59:59Z');
    const monday = new Date('2026-11-22T17:00:00Z');
    expect(isoWeekOf(sundayNight, saigon).key).toBe('2026-W47');
    expect(isoWeekOf(monday, saigon).key).toBe('2026-W48');
    expect(isoWeekOf(monday, 'UTC').key).toBe('2026-W47');
    expect(isoWeekOf(monday, 'America/New_York').key).toBe('2026-W47');
  });

  it('hold the local date of every instant, and are the week of their own key', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
        const week = isoWeekOf(at, zone);
        const { date, weekday } = localTimeOf(at, zone);
        expect(date >= week.startsOn && date <= week.endsOn).toBe(true);
        expect(addDays(week.startsOn, weekday - 1)).toBe(date);
        expect(weekOf(week.key)).toEqual(week);
        expect(week.week).toBeLessThanOrEqual(53);
      }),
    );
  });

  it('follow one another without gaps, and their keys sort as they do', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -300, max: 300 }), (at, weeks) => {
        const { key } = isoWeekOf(at, 'UTC');
        const other = shiftWeek(key, weeks);
        expect(weeksBetween(key, other)).toBe(weeks);
        expect(key < other).toBe(weeks > 0);
        expect(previousWeek(nextWeek(key))).toBe(key);
        expect(addDays(weekOf(key).endsOn, 1)).toBe(weekOf(nextWeek(key)).startsOn);
      }),
    );
  });

  it('refuse what is no week', () => {
    for (const key of ['2026-W53', '2020-W53', '2026-W01']) expect(isWeekKey(key)).toBe(true);
    for (const key of ['2025-W53', '2026-W00', '2026-W54', '2026-47', '26-W47', '2026-W7', '']) {
      expect(isWeekKey(key)).toBe(false);
    }
    expect(() => weekOf('2025-W53')).toThrow('Not an ISO week');
  });

  it('count days across a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(() => addDays('2027-02-29', 1)).toThrow('Not a date');
  });
});

describe('a day', () => {
  it.each(['1900-01-01', '2024-02-29', '2026-11-20', '2199-12-31'])('%s is accepted', (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each([
    '0001-01-01',
    '0099-12-31',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-02-30',
    '2026-1-1',
    '',
  ])('%s is refused', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('wall-clock times', () => {
  it.each([
    ['2026-11-20', 7, saigon, '2026-11-20T00:00:00.000Z'],
    ['2026-07-01', 7, 'America/New_York', '2026-07-01T11:00:00.000Z'],
    ['2026-12-01', 7, 'America/New_York', '2026-12-01T12:00:00.000Z'],
    // Clocks jump from 2 to 3: half past two is taken half an hour after the jump.
    ['2026-03-08', 2.5, 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // Half past one comes twice, and counts the first time.
    ['2026-11-01', 1.5, 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25', 1.5, 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05', 1.75, 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s at %d h in %s', (date, hours, zone, expected) => {
    const hour = Math.floor(hours);
    expect(instantOf(date, hour, (hours - hour) * 60, zone).toISOString()).toBe(expected);
  });

  it('are read back from the instant they name, unless the clocks skipped them', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
        const { date, hour, minute } = localTimeOf(at, zone);
        expect(localTimeOf(instantOf(date, hour, minute, zone), zone)).toMatchObject({ date, hour, minute });
      }),
    );
  });

  it('come again each week, always later than now and never more than eight days ahead', () => {
    const slot = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      hour: fc.integer({ min: 0, max: 23 }),
    });
    fc.assert(
      fc.property(instant, slot, fc.constantFrom(...zones), (at, { weekday, hour }, zone) => {
        const next = nextWeeklyTime(at, { weekday, hour }, zone);
        expect(next.getTime()).toBeGreaterThan(at.getTime());
        expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
        const shown = localTimeOf(next, zone);
        // A skipped hour is the one case in which the clocks show another.
        if (shown.hour !== hour)
          expect(localTimeOf(new Date(next.getTime() - 3_600_000), zone).hour).not.toBe(hour);
        else expect(shown.weekday).toBe(weekday);
      }),
    );
  });

  it('moves a reminder of this very minute to next week', () => {
    const sunday = new Date('2026-11-22T01:00:00Z');
    expect(nextWeeklyTime(sunday, { weekday: 7, hour: 8 }, saigon).toISOString()).toBe(
      '2026-11-29T01:00:00.000Z',
    );
    expect(nextWeeklyTime(new Date(sunday.getTime() - 1), { weekday: 7, hour: 8 }, saigon)).toEqual(sunday);
  });
});
