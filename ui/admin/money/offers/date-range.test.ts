import { describe, expect, it } from 'vitest';
import { daysLater, rangeOf } from './date-range.ts';

describe('a range of dates', () => {
  it('ends with the last moment before its end', () => {
    const range = rangeOf('2026-12-01T00:00', '2026-12-31T00:00', 'Asia/Ho_Chi_Minh');
    expect(range?.startsAt.toISOString()).toBe('2026-11-30T17:00:00.000Z');
    expect(range?.last.toISOString()).toBe('2026-12-30T16:59:59.999Z');
    expect(range?.length).toEqual({ days: 30, hours: 0, minutes: 0 });
  });

  it('counts what has really passed where clocks change', () => {
    expect(rangeOf('2026-10-24T12:00', '2026-10-25T12:00', 'Europe/London')?.length).toEqual({
      days: 1,
      hours: 1,
      minutes: 0,
    });
  });

  it.each([
    ['2026-12-02T00:00', '2026-12-01T00:00'],
    ['2026-12-01T00:00', '2026-12-01T00:00'],
    ['', '2026-12-01T00:00'],
    ['2026-12-01T00:00', ''],
  ])('is none from "%s" to "%s"', (from, to) => {
    expect(rangeOf(from, to, 'Asia/Ho_Chi_Minh')).toBeNull();
  });

  it('moves by the calendar', () => {
    expect(daysLater('2026-12-31T09:30', 7)).toBe('2027-01-07T09:30');
    expect(daysLater('2028-02-28T00:00', 1)).toBe('2028-02-29T00:00');
    expect(daysLater('', 7)).toBeNull();
  });
});
