import {
  fields,
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { weeksBetween, type WeekKey } from '#core/kernel/week.ts';

/** What one does, each with answers from little to much, and what is measured. Each of the one is held against each of the other. */
export const habitKeys = [
  'sleep',
  'stayUpLate',
  'cardioWorkout',
  'muscleTraining',
  'alcohol',
  'sugaryDrinks',
] as const satisfies readonly FieldKey[];
export const outcomeKeys = [
  'weight',
  'waist',
  'restingHeartRate',
  'pushUps',
] as const satisfies readonly FieldKey[];
export type HabitKey = (typeof habitKeys)[number];
export type OutcomeKey = (typeof outcomeKeys)[number];

/** Half a year: what went along long ago says nothing of today. */
export const lookBackWeeks = 26;
/** Fewer changes of both than this are an accident. */
export const fewestPairs = 8;
/** So rarely chance alone may bring what is named: two dozen pairs are looked at. */
export const mostChance = 0.01;
const mostNamed = 3;
/** Two measurements farther apart are no step from the one to the other. */
const longestStep = 2;

export type MovedTogether = Readonly<{
  habit: HabitKey;
  outcome: OutcomeKey;
  /** SAME: both up or both down. */
  way: 'SAME' | 'OPPOSITE';
  /** In so many of `pairs` steps, in which both changed. */
  times: number;
  pairs: number;
}>;

type Week = Readonly<{ week: WeekKey; inputs: ProfileInputs; carriedOver: readonly string[] }>;

/** How much of it there was, as a number that orders; null: not known of this week. */
const amountOf = (key: HabitKey | OutcomeKey, { inputs, carriedOver }: Week): number | null => {
  const value = readField(inputs, key);
  if (!isMeasured(value) || carriedOver.includes(pathOf(key))) return null;
  if (typeof value === 'number') return value;
  const field = fields[key];
  const place = field.kind === 'CHOICE' ? (field.values as readonly string[]).indexOf(String(value)) : -1;
  return place < 0 ? null : place;
};

type Step = Readonly<{ habit: number; outcome: number }>;

/** From each week in which both are known to the next one: which way both went. */
const stepsOf = (weeks: readonly Week[], habit: HabitKey, outcome: OutcomeKey): readonly Step[] => {
  const known = weeks.flatMap((week) => {
    const [did, measured] = [amountOf(habit, week), amountOf(outcome, week)];
    return did === null || measured === null ? [] : [{ week: week.week, did, measured }];
  });
  return known.slice(1).flatMap((now, index) => {
    const before = known[index]!; // one before each of the others
    return weeksBetween(before.week, now.week) > longestStep
      ? []
      : [{ habit: Math.sign(now.did - before.did), outcome: Math.sign(now.measured - before.measured) }];
  });
};

/** How often a fair coin falls on one side at least so many times, whichever side it is. */
export const chanceOf = (times: number, pairs: number): number => {
  let ways = 1;
  let sum = 0;
  for (let count = 0; count <= pairs; count += 1) {
    if (count >= times) sum += ways;
    ways = (ways * (pairs - count)) / (count + 1);
  }
  return Math.min(1, (2 * sum) / 2 ** pairs);
};

/**
 * Habits and numbers that changed in the same weeks more often than chance would have it, the clearest first. It says what
 * went along, with how often and out of how many, and nothing of what led to what: that can't be seen in numbers like these.
 */
export const movedTogether = (all: readonly Week[], currentWeek: WeekKey): readonly MovedTogether[] => {
  const weeks = all
    .filter(({ week }) => {
      const ago = weeksBetween(week, currentWeek);
      return ago >= 0 && ago < lookBackWeeks;
    })
    .toSorted((one, other) => (one.week < other.week ? -1 : 1));
  const found = habitKeys.flatMap((habit) =>
    outcomeKeys.flatMap((outcome) => {
      const both = stepsOf(weeks, habit, outcome).filter((step) => step.habit !== 0 && step.outcome !== 0);
      const same = both.filter((step) => step.habit === step.outcome).length;
      const pairs = both.length;
      const times = Math.max(same, pairs - same);
      if (pairs < fewestPairs || chanceOf(times, pairs) > mostChance) return [];
      const way = times === same ? ('SAME' as const) : ('OPPOSITE' as const);
      return [{ habit, outcome, way, times, pairs }];
    }),
  );
  return found
    .toSorted((one, other) => chanceOf(one.times, one.pairs) - chanceOf(other.times, other.pairs))
    .slice(0, mostNamed);
};
