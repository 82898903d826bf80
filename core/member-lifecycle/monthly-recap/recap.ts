import type { HomeMetric } from '#core/body/snapshot/home/home-number.ts';
import { streakMilestones } from '#core/body/snapshot/ritual/milestone.ts';
import { monthOf, weeklyStreak } from '#core/body/snapshot/ritual/streak.ts';
import { measuredPoints, plateauPercentPerWeek } from '#core/body/snapshot/timeline.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { addDays, isoWeekOf, nextWeek, weeksBetween, type WeekKey } from '#core/kernel/week.ts';

/**
 * What a month was, out of what happened: the same whatever order the facts come in, and nothing of another month. It says
 * how far a number came and never whether that is good; a body that weighs little, or is still growing, is praised for no
 * loss of weight.
 */

/** `2026-10` */
export type MonthKey = string;

/** What a body’s weight lets be said: of a low one, or of a child’s, no loss is good news. */
export type WeightStanding = 'USUAL' | 'LOW' | 'MINOR';

export type RecapFact =
  | Readonly<{ kind: 'SAVED'; week: WeekKey; weight: WeightStanding }>
  /** A week from another server: it counts as no save, and what is said of a weight knows it. */
  | Readonly<{ kind: 'BROUGHT'; week: WeekKey; weight: WeightStanding }>
  /** Of the number the member chose; only what was really measured. */
  | Readonly<{ kind: 'MEASURED'; week: WeekKey; value: number }>
  | Readonly<{ kind: 'GOAL'; week: WeekKey; metric: string }>
  | Readonly<{ kind: 'RECORD'; week: WeekKey; metric: string; value: number }>
  /** Days are those of the member’s own calendar. */
  | Readonly<{ kind: 'ANSWER'; day: string }>
  | Readonly<{ kind: 'CHALLENGE'; day: string; title: string; slug: string }>
  | Readonly<{ kind: 'COINS'; day: string; coin: CoinType; amount: number }>;

/** Why a change should be read with care. */
export const recapCautions = ['LOW_WEIGHT', 'TWO_VALUES', 'WITHIN_ERROR'] as const;
export type RecapCaution = (typeof recapCautions)[number];

export type RecapNumber = Readonly<{
  metric: HomeMetric;
  from: number;
  to: number;
  values: number;
  caution: RecapCaution | null;
}>;

export type Recap = Readonly<{
  month: MonthKey;
  weeks: Readonly<{ saved: number; all: number }>;
  /** Weeks in a row as the month ended. */
  streak: number;
  /** The highest round streak that was reached in it; null: none. */
  streakMilestone: number | null;
  /** Null: not measured twice. */
  number: RecapNumber | null;
  goals: readonly string[];
  records: readonly Readonly<{ metric: string; value: number }>[];
  answers: number;
  challenges: readonly Readonly<{ title: string; slug: string }>[];
  coins: readonly Readonly<{ coin: CoinType; amount: number }>[];
  isEmpty: boolean;
}>;

const firstWeekOf = (month: MonthKey): WeekKey => {
  const first = isoWeekOf(new Date(`${month}-01T12:00:00Z`), 'UTC').key;
  return monthOf(first) === month ? first : nextWeek(first);
};

/** The weeks of a month, as the streak counts them: each belongs to the month of its Thursday. */
export const weeksOfMonth = (month: MonthKey): readonly WeekKey[] => {
  const weeks: WeekKey[] = [];
  for (let week = firstWeekOf(month); monthOf(week) === month; week = nextWeek(week)) weeks.push(week);
  return weeks;
};

export const monthAfter = (month: MonthKey): MonthKey => addDays(`${month}-01`, 31).slice(0, 7);
export const monthBefore = (month: MonthKey): MonthKey => addDays(`${month}-01`, -1).slice(0, 7);

/** Where less is often called better. */
const shrinking: readonly string[] = ['weight', 'waist', 'bmi', 'bodyFatPercent', 'waistHeightRatio'];

type Of<Kind extends RecapFact['kind']> = Extract<RecapFact, { kind: Kind }>;
const ofKind = <Kind extends RecapFact['kind']>(
  facts: readonly RecapFact[],
  kind: Kind,
): readonly Of<Kind>[] => facts.filter((fact): fact is Of<Kind> => fact.kind === kind);

const cautionOn = (
  metric: HomeMetric,
  points: readonly Readonly<{ week: WeekKey; value: number }>[],
  isLow: boolean,
): RecapCaution | null => {
  const [first, last] = [points[0]!, points.at(-1)!]; // the caller has two
  if (isLow && shrinking.includes(metric)) return 'LOW_WEIGHT';
  if (points.length < 3) return 'TWO_VALUES';
  const weeks = weeksBetween(first.week, last.week);
  const percent = first.value === 0 ? 0 : (Math.abs(last.value - first.value) / Math.abs(first.value)) * 100;
  return percent < plateauPercentPerWeek * weeks ? 'WITHIN_ERROR' : null;
};

const numberOf = (
  metric: HomeMetric,
  facts: readonly Of<'MEASURED'>[],
  isLow: boolean,
): RecapNumber | null => {
  const points = measuredPoints(facts.map(({ week, value }) => ({ week, value, carried: false })));
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  return {
    metric,
    from: first.value,
    to: last.value,
    values: points.length,
    caution: cautionOn(metric, points, isLow),
  };
};

const streaksOf = (saved: readonly WeekKey[], inMonth: readonly WeekKey[]) => {
  const upTo = (week: WeekKey) =>
    weeklyStreak(
      saved.filter((one) => one <= week),
      week,
    ).current;
  const reached = inMonth.map(upTo);
  return {
    milestone: streakMilestones.findLast((weeks) => reached.includes(weeks)) ?? null,
    upTo,
  };
};

/** Text by text, so that the same facts read the same in any order. */
const sorted = <Row extends object>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

export const composeRecap = (
  { month, metric }: Readonly<{ month: MonthKey; metric: HomeMetric }>,
  facts: readonly RecapFact[],
): Recap => {
  const weeks = weeksOfMonth(month);
  const isOfMonth = (fact: RecapFact) =>
    'week' in fact ? weeks.includes(fact.week) : fact.day.startsWith(`${month}-`);
  const own = facts.filter(isOfMonth);
  const savedEver = ofKind(facts, 'SAVED').map(({ week }) => week);
  const saved = ofKind(own, 'SAVED');
  const savedWeeks = [...new Set(saved.map(({ week }) => week))].toSorted();
  const measured = [...saved, ...ofKind(own, 'BROUGHT')];
  const standingOf = new Map(measured.map(({ week, weight }) => [week, weight]));
  const mayPraise = ({ metric: of, week }: Readonly<{ metric: string; week: WeekKey }>) =>
    !shrinking.includes(of) || standingOf.get(week) === 'USUAL';

  const { milestone, upTo } = streaksOf(savedEver, savedWeeks);
  const streak = upTo(weeks.at(-1) ?? '');
  const records = new Map(
    sorted(ofKind(own, 'RECORD').filter(mayPraise))
      .toSorted((one, other) => (one.week < other.week ? -1 : one.week > other.week ? 1 : 0))
      .map(({ metric: of, value }) => [of, { metric: of, value }]),
  );
  const earned = Map.groupBy(ofKind(own, 'COINS'), ({ coin }) => coin);
  const parts = {
    number: numberOf(
      metric,
      ofKind(own, 'MEASURED'),
      measured.some(({ weight }) => weight === 'LOW'),
    ),
    goals: [
      ...new Set(
        ofKind(own, 'GOAL')
          .filter(mayPraise)
          .map(({ metric: of }) => of),
      ),
    ].toSorted(),
    records: sorted([...records.values()]),
    answers: ofKind(own, 'ANSWER').length,
    challenges: sorted(ofKind(own, 'CHALLENGE').map(({ title, slug }) => ({ title, slug }))),
    coins: sorted(
      [...earned]
        .map(([coin, rows]) => ({ coin, amount: rows.reduce((sum, { amount }) => sum + amount, 0) }))
        .filter(({ amount }) => amount > 0),
    ),
  };
  return {
    month,
    weeks: { saved: savedWeeks.length, all: weeks.length },
    streak,
    streakMilestone: milestone,
    ...parts,
    isEmpty:
      savedWeeks.length === 0 &&
      parts.answers === 0 &&
      parts.challenges.length === 0 &&
      parts.coins.length === 0,
  };
};
