import { adultAge } from '#core/body/indicator/body.ts';
import { whtrScale } from '#core/body/indicator/categories.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { restingHeartRateAlert } from '#core/body/indicator/safety.ts';
import { weeksBetween, type WeekKey } from '#core/kernel/week.ts';
import { measuredPoints, type MeasuredPoint, type WeeklyPoint } from '../timeline.ts';

/** Where a record is good news whatever the person. Weight is none of them: lighter is not better for everybody. */
export const recordMetrics = [
  'waist',
  'restingHeartRate',
  'runDistance',
  'cyclingDistance',
  'pushUps',
  'airSquats',
] as const;
export type RecordMetric = (typeof recordMetrics)[number];

const lowerIsBetter: readonly RecordMetric[] = ['waist', 'restingHeartRate'];
export const isLowRecord = (metric: RecordMetric): boolean => lowerIsBetter.includes(metric);

/** So long must nothing have been as good, and so often must it have been measured before, to be worth a word. */
export const recordWeeks = 8;
export const recordPoints = 4;

export const streakMilestones = [4, 8, 12, 26, 52, 104] as const;

export type Milestone =
  | Readonly<{ kind: 'GOAL'; metric: string }>
  | Readonly<{
      kind: 'RECORD';
      metric: RecordMetric;
      value: number;
      /** Weeks back to the last measurement that was as good; to the first one when none was. */
      weeks: number;
      isEver: boolean;
    }>
  | Readonly<{ kind: 'STREAK'; weeks: number }>;

export type MilestoneSeries = Readonly<{
  key: string;
  points: readonly WeeklyPoint[];
  /** Where the member wants to be, and where the goal was set; null without a goal. */
  goal: Readonly<{ target: number; reached: boolean }> | null;
}>;

type Record = Extract<Milestone, { kind: 'RECORD' }>;

/** A waist or a pulse that is too low is no record to celebrate, nor is any of them a child's. */
const isSafe = (metric: RecordMetric, value: number, { body }: ProfileInputs): boolean => {
  if (metric === 'restingHeartRate') return value >= restingHeartRateAlert.below;
  if (metric !== 'waist') return true;
  const low = whtrScale.cuts[0]!; // the scale has cuts
  return body.height !== null && body.age !== null && body.age >= adultAge && value >= low * body.height;
};

const isAsGood = (metric: RecordMetric, one: MeasuredPoint, now: MeasuredPoint): boolean =>
  isLowRecord(metric) ? one.value <= now.value : one.value >= now.value;

/** The record that this week's measurement set, if it set one. */
export const recordOf = (
  metric: RecordMetric,
  points: readonly WeeklyPoint[],
  inputs: ProfileInputs,
  week: WeekKey,
): Record | null => {
  const measured = measuredPoints(points).filter((point) => point.week <= week);
  const now = measured.at(-1);
  const before = measured.slice(0, -1);
  if (now?.week !== week || before.length < recordPoints || !isSafe(metric, now.value, inputs)) return null;
  const rival = before.findLast((point) => isAsGood(metric, point, now));
  const weeks = weeksBetween((rival ?? before[0]!).week, week); // there are at least recordPoints of them
  return weeks < recordWeeks
    ? null
    : { kind: 'RECORD', metric, value: now.value, weeks, isEver: rival === undefined };
};

/** The goal that was not reached by the measurement before this week's, and is now. */
const reachedGoal = (series: readonly MilestoneSeries[], week: WeekKey): Milestone | null => {
  for (const { key, points, goal } of series) {
    if (goal === null || !goal.reached) continue;
    const measured = measuredPoints(points).filter((point) => point.week <= week);
    const [previous, now] = measured.slice(-2);
    if (now?.week !== week || previous === undefined) continue;
    const wasThere = (previous.value - goal.target) * (now.value - goal.target) > 0;
    if (!wasThere && previous.value !== goal.target) return { kind: 'GOAL', metric: key };
  }
  return null;
};

/** The one thing of this week worth a celebration: a goal, then the longest-standing record, then a round streak. */
export const milestoneOf = ({
  series,
  inputs,
  week,
  streak,
}: Readonly<{
  series: readonly MilestoneSeries[];
  inputs: ProfileInputs;
  week: WeekKey;
  streak: number;
}>): Milestone | null => {
  const goal = reachedGoal(series, week);
  if (goal !== null) return goal;
  const records = recordMetrics.flatMap((metric) => {
    const found = series.find(({ key }) => key === metric);
    const record = found === undefined ? null : recordOf(metric, found.points, inputs, week);
    return record === null ? [] : [record];
  });
  const [record] = records.toSorted(
    (one, other) => Number(other.isEver) - Number(one.isEver) || other.weeks - one.weeks,
  );
  if (record !== undefined) return record;
  return streakMilestones.some((weeks) => weeks === streak) ? { kind: 'STREAK', weeks: streak } : null;
};
