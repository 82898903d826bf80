import { nextWeek, previousWeek, weekOf, type WeekKey } from '#core/kernel/week.ts';

/**
 * Saved weeks in a row. One missed week a calendar month is frozen: it neither counts nor ends the row, so that a holiday
 * or a fever does not undo months of work. A second one in the same month ends it.
 */
export type Streak = Readonly<{
  /** Saved weeks of the row that reaches this week, or last week while this one can still be saved. */
  current: number;
  longest: number;
  savedThisWeek: boolean;
  /** Missed weeks inside the current row, newest first. */
  frozen: readonly WeekKey[];
  /** Missing one more week of this month would not end the row. */
  hasFreezeLeft: boolean;
}>;

/** A week belongs to the month of its Thursday, as ISO gives it to a year. */
export const monthOf = (week: WeekKey): string => {
  const { startsOn } = weekOf(week);
  const thursday = new Date(`${startsOn}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 3);
  return thursday.toISOString().slice(0, 7);
};

type Row = Readonly<{ saved: number; frozen: readonly WeekKey[] }>;

/** Walks back from a week until a month misses its second one. Frozen weeks before the first saved one hold nothing together. */
const rowUpTo = (end: WeekKey, saved: ReadonlySet<WeekKey>, first: WeekKey): Row => {
  const used = new Set<string>();
  let frozen: WeekKey[] = [];
  let waiting: WeekKey[] = [];
  let count = 0;
  for (let week = end; week >= first; week = previousWeek(week)) {
    if (saved.has(week)) {
      count += 1;
      frozen = [...frozen, ...waiting];
      waiting = [];
    } else {
      const month = monthOf(week);
      if (used.has(month)) break;
      used.add(month);
      waiting.push(week);
    }
  }
  return { saved: count, frozen };
};

/** The most saved weeks that stand together with at most one missed week in each month. */
const longestRow = (weeks: readonly WeekKey[], saved: ReadonlySet<WeekKey>): number => {
  const first = weeks.at(0);
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) return 0;
  const missed = new Map<string, WeekKey>();
  let start = first;
  let count = 0;
  let longest = 0;
  for (let week = first; week <= last; week = nextWeek(week)) {
    if (saved.has(week)) count += 1;
    else {
      const month = monthOf(week);
      const before = missed.get(month);
      // The row starts anew behind the earlier missed week of this month.
      if (before !== undefined && before >= start)
        for (; start <= before; start = nextWeek(start)) if (saved.has(start)) count -= 1;
      missed.set(month, week);
    }
    longest = Math.max(longest, count);
  }
  return longest;
};

export const weeklyStreak = (savedWeeks: Iterable<WeekKey>, currentWeek: WeekKey): Streak => {
  const saved = new Set<WeekKey>();
  for (const week of savedWeeks) if (week <= currentWeek) saved.add(week);
  const weeks = [...saved].toSorted();
  const savedThisWeek = saved.has(currentWeek);
  const { saved: current, frozen } = rowUpTo(
    savedThisWeek ? currentWeek : previousWeek(currentWeek),
    saved,
    weeks.at(0) ?? currentWeek,
  );
  const month = monthOf(currentWeek);
  return {
    current,
    longest: longestRow(weeks, saved),
    savedThisWeek,
    frozen,
    hasFreezeLeft: current > 0 && !frozen.some((week) => monthOf(week) === month),
  };
};
