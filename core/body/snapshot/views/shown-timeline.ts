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

export type SeriesPoint = Readonly<{
  week: WeekKey;
  weekStart: string;
  value: number;
  /** Shown, never counted: it was taken over from an earlier week. */
  carriedOver: boolean;
  trend: number;
}>;

export type Series = Readonly<{
  key: string;
  /** How the number was found, where there is more than one way: a key has one series a method, the one used last first. */
  method: Vo2maxSource | null;
  unit: string | null;
  points: readonly SeriesPoint[];
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

export type Timeline = Readonly<{
  series: readonly Series[];
  weeks: readonly Readonly<{ id: SnapshotId; week: WeekKey; weekStart: string; isBrought: boolean }>[];
  streak: Streak;
}>;

// The maximum heart rate is computed from the measured one where there is one: drawing both would draw it twice.
const seriesFields: readonly NumberFieldKey[] = numberFieldKeys.filter(
  (key) => key !== 'age' && key !== 'maxHeartRate',
);
const seriesIndicators = Object.keys(indicatorDecimals) as readonly NumberIndicatorKey[]; // the record is complete by type

type Frame = Readonly<{
  weekStarts: ReadonlyMap<WeekKey, string>;
  from: string | null;
  currentWeek: WeekKey;
  goals: ReadonlyMap<GoalMetric, Goal>;
}>;

const seriesPoints = (
  points: readonly WeeklyPoint[],
  { weekStarts, from }: Frame,
): readonly SeriesPoint[] => {
  const trends = trendOf(points);
  let next = 0;
  let last: number | null = null;
  const shown: SeriesPoint[] = [];
  // Both lists are in the order of their weeks, and what was measured is a part of what is shown.
  for (const { week, value, carried } of points) {
    const found = trends[next];
    if (found?.week === week) {
      last = found.trend;
      next += 1;
    }
    if (value === null) continue;
    const weekStart = weekStarts.get(week) ?? '';
    if (from !== null && weekStart < from) continue;
    shown.push({ week, weekStart, value, carriedOver: carried, trend: last ?? value });
  }
  return shown;
};

const goalIn = (
  key: string,
  points: readonly WeeklyPoint[],
  { goals, currentWeek }: Frame,
): Series['goal'] => {
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

type Line = Pick<Series, 'key' | 'method'> & Readonly<{ unit: string; points: readonly WeeklyPoint[] }>;

const seriesOf = ({ key, method, unit, points }: Line, frame: Frame): Series => {
  const { sinceLast, sinceStart } = changesOf(points);
  const pace = paceOf(points, frame.currentWeek);
  return {
    key,
    method,
    unit: unit || null,
    // The trend looks back beyond the range shown, so that the same week has the same trend in every range.
    points: seriesPoints(points, frame),
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
const linesOf = (weeks: readonly ComputedWeek[], view: View): readonly Line[] => {
  const measured = seriesFields
    .filter(() => isWhole(view))
    .map((key): Line => ({
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
      return [latest, ...others].map((each): Line => ({ key, unit, ...each }));
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

export const presentTimeline = ({ snapshots, goals, view, range, thisWeek }: Shown): Timeline => {
  const weeks = snapshots.map(({ week, inputs, carriedOver, standard }: Snapshot) => {
    const visible = computedFrom(view, inputs);
    return { week, inputs: visible, carriedOver, computed: computeIndicators(visible, { standard }) };
  });
  const from = rangeStart(range, thisWeek.startsOn);
  const frame: Frame = {
    weekStarts: new Map(snapshots.map(({ week, weekStart }) => [week, weekStart])),
    from,
    currentWeek: thisWeek.key,
    goals: new Map(goals.map((goal) => [goal.metric, goal])),
  };
  return {
    series: linesOf(weeks, view)
      .filter(({ key, points }) => hasValue(points) || (isGoalMetric(key) && frame.goals.has(key)))
      .map((line) => seriesOf(line, frame)),
    weeks: snapshots
      .filter(({ weekStart }) => from === null || weekStart >= from)
      .map((snapshot) => {
        const { id, week, weekStart } = snapshot;
        return { id, week, weekStart, isBrought: !isSavedHere(snapshot) };
      }),
    streak: weeklyStreak(
      snapshots.filter(isSavedHere).map(({ week }) => week),
      thisWeek.key,
    ),
  };
};
