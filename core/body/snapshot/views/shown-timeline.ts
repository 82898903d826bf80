import { computeIndicators } from '#core/body/indicator/compute.ts';
import { indicatorDecimals, type NumberIndicatorKey } from '#core/body/indicator/display.ts';
import { fields, numberFieldKeys, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { Vo2maxSource } from '#core/body/indicator/indicators.ts';
import { unitLabels, unitOfIndicator } from '#core/body/indicator/labels.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import { addDays, type isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import { isGoalMetric } from '../goals.ts';
import { computedFrom, isWhole, maySeeIndicator, type View } from '../privacy.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from '../series.ts';
import { weeklyStreak, type Streak } from '../ritual/streak.ts';
import { isSavedHere, type Goal, type GoalMetric, type Snapshot } from '../snapshot.ts';
import { changesOf, paceOf, projectGoal, trendOf, type WeeklyPoint } from '../timeline.ts';

export const timelineRanges = ['4w', '3m', '6m', '1y', 'all'] as const;
export type TimelineRange = (typeof timelineRanges)[number];

const daysOfRange: Readonly<Record<Exclude<TimelineRange, 'all'>, number>> = {
  '4w': 28,
  '3m': 92,
  '6m': 183,
  '1y': 366,
};

/** What a series says beside its numbers. */
type Line = Readonly<{
  key: string;
  /** How the number was found, where there is more than one way: a key has one series a method, the one used last first. */
  method: Vo2maxSource | null;
  unit: string | null;
  sinceLast: number | null;
  sinceStart: number | null;
  percentPerWeek: number | null;
  isPlateau: boolean;
  goal: Readonly<{
    target: number;
    reached: boolean;
    projectedDate: string | null;
    reason: string | null;
  }> | null;
}>;

/**
 * The number at a place belongs to the week at the same place of the timeline, so that five years of sixty numbers name
 * each week once and not sixty times. Null: no number in that week.
 */
export type ColumnSeries = Line &
  Readonly<{
    values: readonly (number | null)[];
    trends: readonly (number | null)[];
    /** Shown, never counted: taken over from an earlier week. */
    carriedOver: readonly WeekKey[];
  }>;

type ShownWeek = Readonly<{ id: SnapshotId; week: WeekKey; weekStart: string; isBrought: boolean }>;

/** As it travels; `series-points.ts` makes points of its columns. */
export type ColumnTimeline = Readonly<{
  series: readonly ColumnSeries[];
  weeks: readonly ShownWeek[];
  streak: Streak;
}>;

export type SeriesPoint = Readonly<{
  week: WeekKey;
  weekStart: string;
  value: number;
  carriedOver: boolean;
  trend: number;
}>;

export type Series = Line & Readonly<{ points: readonly SeriesPoint[] }>;

export type Timeline = Omit<ColumnTimeline, 'series'> & Readonly<{ series: readonly Series[] }>;

// The maximum heart rate is computed from the measured one where there is one: drawing both would draw it twice.
const seriesFields: readonly NumberFieldKey[] = numberFieldKeys.filter(
  (key) => key !== 'age' && key !== 'maxHeartRate',
);
const seriesIndicators = Object.keys(indicatorDecimals) as readonly NumberIndicatorKey[]; // the record is complete by type

type Frame = Readonly<{
  /** The place of the first week shown among all weeks. */
  first: number;
  currentWeek: WeekKey;
  goals: ReadonlyMap<GoalMetric, Goal>;
}>;

/** Of one number for each saved week, oldest first. */
const columnsOf = (
  points: readonly WeeklyPoint[],
  { first }: Frame,
): Pick<ColumnSeries, 'values' | 'trends' | 'carriedOver'> => {
  // The trend looks back beyond the range shown, so that the same week has the same trend in every range.
  const measured = trendOf(points);
  const values: (number | null)[] = [];
  const trends: (number | null)[] = [];
  const carriedOver: WeekKey[] = [];
  let next = 0;
  let trend: number | null = null;
  for (let place = 0; place < points.length; place += 1) {
    const { week, value, carried } = points[place]!; // inside of the list
    const found = measured[next];
    if (found?.week === week) {
      trend = found.trend;
      next += 1;
    }
    if (place < first) continue;
    values.push(value);
    trends.push(value === null ? null : (trend ?? value));
    if (carried && value !== null) carriedOver.push(week);
  }
  return { values, trends, carriedOver };
};

const goalIn = (key: string, points: readonly WeeklyPoint[], { goals, currentWeek }: Frame): Line['goal'] => {
  const goal = isGoalMetric(key) ? goals.get(key) : undefined;
  if (!goal) return null;
  const { target, startValue } = goal;
  const { date, reason } = projectGoal(points, { target, startValue }, currentWeek);
  return {
    target,
    reached: reason === 'REACHED',
    projectedDate: date ?? null,
    reason: reason === 'REACHED' ? null : (reason ?? null),
  };
};

type Found = Pick<Line, 'key' | 'method'> & Readonly<{ unit: string; points: readonly WeeklyPoint[] }>;

const seriesOf = ({ key, method, unit, points }: Found, frame: Frame): ColumnSeries => {
  const { sinceLast, sinceStart } = changesOf(points);
  const pace = paceOf(points, frame.currentWeek);
  return {
    key,
    method,
    unit: unit || null,
    ...columnsOf(points, frame),
    sinceLast: sinceLast?.delta ?? null,
    sinceStart: sinceStart?.delta ?? null,
    percentPerWeek: pace?.percentPerWeek ?? null,
    isPlateau: pace?.isPlateau ?? false,
    goal: goalIn(key, points, frame),
  };
};

const hasValue = (points: readonly WeeklyPoint[]): boolean => points.some(({ value }) => value !== null);

export const rangeStart = (range: TimelineRange, thisWeekStart: string): string | null =>
  range === 'all' ? null : addDays(thisWeekStart, -daysOfRange[range]);

/** The numbers as far as this viewer may see them: what was measured, then what was computed. */
const linesOf = (weeks: readonly ComputedWeek[], view: View): readonly Found[] => {
  const measured = seriesFields
    .filter(() => isWhole(view))
    .map((key): Found => ({
      key,
      method: null,
      unit: unitLabels[fields[key].unit].en,
      points: fieldSeries(weeks, key),
    }));
  const computed = seriesIndicators
    .filter((key) => maySeeIndicator(view, key))
    .flatMap((key) => {
      const [latest, ...others] = indicatorSeries(weeks, key);
      const unit = unitLabels[unitOfIndicator[key]].en;
      // Which method it was would tell which test was taken.
      if (!isWhole(view)) return [{ ...latest, key, unit, method: null }];
      return [latest, ...others].map((each): Found => ({ key, unit, ...each }));
    });
  return [...measured, ...computed];
};

type Shown = Readonly<{
  /** Those this viewer may see, oldest first. */
  snapshots: readonly Snapshot[];
  goals: readonly Goal[];
  view: View;
  range: TimelineRange;
  /** By the owner's calendar. */
  thisWeek: ReturnType<typeof isoWeekOf>;
}>;

export const presentTimeline = ({ snapshots, goals, view, range, thisWeek }: Shown): ColumnTimeline => {
  const weeks = snapshots.map(({ week, inputs, carriedOver, standard }: Snapshot) => {
    const visible = computedFrom(view, inputs);
    return { week, inputs: visible, carriedOver, computed: computeIndicators(visible, { standard }) };
  });
  const from = rangeStart(range, thisWeek.startsOn);
  const isShown = ({ weekStart }: Snapshot) => from === null || weekStart >= from;
  const first = snapshots.findIndex(isShown);
  const frame: Frame = {
    first: first < 0 ? snapshots.length : first,
    currentWeek: thisWeek.key,
    goals: new Map(goals.map((goal) => [goal.metric, goal])),
  };
  return {
    series: linesOf(weeks, view)
      .filter(({ key, points }) => hasValue(points) || (isGoalMetric(key) && frame.goals.has(key)))
      .map((line) => seriesOf(line, frame)),
    weeks: snapshots.filter(isShown).map((snapshot) => {
      const { id, week, weekStart } = snapshot;
      return { id, week, weekStart, isBrought: !isSavedHere(snapshot) };
    }),
    streak: weeklyStreak(
      snapshots.filter(isSavedHere).map(({ week }) => week),
      thisWeek.key,
    ),
  };
};
