import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftWeek, type WeekKey } from '#core/kernel/week.ts';
import { weeklyStreak } from './streak.ts';

/** 2026-W40 is the week of Thursday, 1 October. */
const at = (offset: number): WeekKey => shiftWeek('2026-W40', offset);
const streak = (offsets: readonly number[], now: number) => weeklyStreak(offsets.map(at), at(now));

describe('weeklyStreak', () => {
  it('goes on while this week can still be saved', () => {
    expect(streak([0, 1, 2], 2)).toMatchObject({ current: 3, longest: 3, savedThisWeek: true, frozen: [] });
    expect(streak([0, 1, 2], 3)).toMatchObject({ current: 3, longest: 3, savedThisWeek: false });
    expect(streak([], 0)).toEqual({
      current: 0,
      longest: 0,
      savedThisWeek: false,
      frozen: [],
      hasFreezeLeft: false,
    });
  });

  it('freezes one missed week a month: it is not counted, and ends nothing', () => {
    expect(streak([0, 1, 3], 3)).toEqual({
      current: 3,
      longest: 3,
      savedThisWeek: true,
      frozen: [at(2)],
      hasFreezeLeft: false,
    });
    // Last week was missed: this one can still be saved, so that the row is alive.
    expect(streak([0, 2], 4)).toMatchObject({ current: 1, frozen: [at(3)] });
    expect(streak([0, 1], 4)).toMatchObject({ current: 0, longest: 2, frozen: [] });
    expect(streak([0, 2, 4], 4)).toMatchObject({ current: 2, longest: 2, frozen: [at(3)] });
  });

  it('has a new freeze in the next month', () => {
    // Weeks 0 to 4 have their Thursday in October, 5 to 8 in November.
    expect(streak([0, 1, 3, 4, 5], 5)).toMatchObject({ current: 5, frozen: [at(2)], hasFreezeLeft: true });
    expect(streak([0, 1, 2, 3, 6], 6)).toMatchObject({ current: 5, frozen: [at(5), at(4)] });
  });

  it('runs across the end of a year with 53 weeks', () => {
    expect(weeklyStreak(['2026-W52', '2026-W53', '2027-W01'], '2027-W01').current).toBe(3);
  });

  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
  const now = fc.integer({ min: 0, max: 42 });

  it('is at most the longest, and saving this week never shortens it', () => {
    fc.assert(
      fc.property(offsets, now, (saved, current) => {
        const before = streak(saved, current);
        expect(before.current).toBeLessThanOrEqual(before.longest);
        const after = streak([...saved, current], current);
        expect(after.current).toBe(before.savedThisWeek ? before.current : before.current + 1);
      }),
    );
  });

  it('holds at most one frozen week a month, none of them saved, and saving any week shortens nothing', () => {
    fc.assert(
      fc.property(offsets, now, fc.nat({ max: 40 }), (saved, current, more) => {
        const { frozen, ...row } = streak(saved, current);
        expect(frozen.some((week) => saved.map(at).includes(week))).toBe(false);
        const months = frozen.map((week) => {
          const [year, number] = week.split('-W').map(Number) as [number, number]; // a key is a year and a number
          const fourth = Date.UTC(year, 0, 4);
          const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000;
          return new Date(monday + ((number - 1) * 7 + 3) * 86_400_000).toISOString().slice(0, 7);
        });
        expect(new Set(months).size).toBe(months.length);
        const better = streak([...new Set([...saved, more])], current);
        expect(better.longest).toBeGreaterThanOrEqual(row.longest);
        expect(better.current).toBeGreaterThanOrEqual(row.current);
      }),
    );
  });

  it('says truly whether another week of this month may be missed', () => {
    fc.assert(
      fc.property(offsets, now, (saved, current) => {
        const { savedThisWeek, hasFreezeLeft, ...row } = streak(saved, current);
        if (savedThisWeek || row.current === 0) return;
        // Not saved this week, but the next: the row lives exactly when this week could be frozen.
        const later = streak([...saved, current + 1], current + 1);
        expect(later.current > row.current).toBe(hasFreezeLeft);
      }),
    );
  });
});
