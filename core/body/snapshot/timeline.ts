import { addDays, weekOf, weeksBetween, type WeekKey } from '#core/kernel/week.ts';

/**
 * What a series of weeks says: its smoothed trend, how far it came, where it is going. Weeks may be missing, and a value that
 * was carried over unmeasured is shown but never counted.
 */
export type WeeklyPoint = Readonly<{ week: WeekKey; value: number | null; carried: boolean }>;

export type MeasuredPoint = Readonly<{ week: WeekKey; value: number }>;
export type TrendPoint = MeasuredPoint & Readonly<{ trend: number }>;

/** A page of sixty numbers asks four times for the measurements of each. */
const knownMeasured = new WeakMap<readonly WeeklyPoint[], readonly MeasuredPoint[]>();

const findMeasured = (points: readonly WeeklyPoint[]): readonly MeasuredPoint[] => {
  const measured: MeasuredPoint[] = [];
  let isInOrder = true;
  for (const { week, value, carried } of points) {
    if (value === null || carried || !Number.isFinite(value)) continue;
    const last = measured.at(-1);
    if (last && last.week > week) isInOrder = false;
    measured.push({ week, value });
  }
  return isInOrder ? measured : measured.toSorted((one, other) => (one.week < other.week ? -1 : 1));
};

/** Oldest first. Keys of one length sort as their weeks do. */
export const measuredPoints = (points: readonly WeeklyPoint[]): readonly MeasuredPoint[] => {
  let measured = knownMeasured.get(points);
  if (!measured) knownMeasured.set(points, (measured = findMeasured(points)));
  return measured;
};

/** After this many weeks an old measurement weighs half: quick enough to follow a diet, slow enough to ignore a heavy dinner. */
export const trendHalfLifeWeeks = 2;

/** Exponential moving average that knows about time: after a gap the new measurement weighs more. */
export const trendOf = (
  points: readonly WeeklyPoint[],
  halfLifeWeeks = trendHalfLifeWeeks,
): readonly TrendPoint[] => {
  const trend: TrendPoint[] = [];
  for (const { week, value } of measuredPoints(points)) {
    const last = trend.at(-1);
    const kept = last ? 2 ** (-weeksBetween(last.week, week) / halfLifeWeeks) : 0;
    trend.push({ week, value, trend: last ? value + kept * (last.trend - value) : value });
  }
  return trend;
};

export type Change = Readonly<{ from: MeasuredPoint; to: MeasuredPoint; delta: number; weeks: number }>;

const change = (from: MeasuredPoint, to: MeasuredPoint): Change => ({
  from,
  to,
  delta: to.value - from.value,
  weeks: weeksBetween(from.week, to.week),
});

export type Changes = Readonly<{
  latest: MeasuredPoint | null;
  /** Against the measurement before the latest one; null with fewer than two. */
  sinceLast: Change | null;
  sinceStart: Change | null;
}>;

export const changesOf = (points: readonly WeeklyPoint[]): Changes => {
  const measured = measuredPoints(points);
  const latest = measured.at(-1) ?? null;
  const previous = measured.at(-2);
  const first = measured.at(0);
  if (!latest || !previous || !first) return { latest, sinceLast: null, sinceStart: null };
  return { latest, sinceLast: change(previous, latest), sinceStart: change(first, latest) };
};

export type RecentLine = Readonly<{
  slopePerWeek: number;
  /** The line's value in the week of the latest measurement. */
  value: number;
  latest: MeasuredPoint;
  mean: number;
}>;

export const recentWeeks = 6;
export const pointsForLine = 3;

/** Least-squares line through what was measured in the last weeks; null when that is too little to call a direction. */
export const recentLine = (points: readonly WeeklyPoint[], currentWeek: WeekKey): RecentLine | null => {
  const measured = measuredPoints(points);
  const lastBefore = measured.findLastIndex(({ week }) => weeksBetween(week, currentWeek) >= recentWeeks);
  const recent = measured.slice(lastBefore + 1).filter(({ week }) => week <= currentWeek);
  const latest = recent.at(-1);
  if (!latest || recent.length < pointsForLine) return null;

  const offsets = recent.map(({ week }) => weeksBetween(latest.week, week));
  const meanOffset = offsets.reduce((sum, offset) => sum + offset, 0) / recent.length;
  const mean = recent.reduce((sum, { value }) => sum + value, 0) / recent.length;
  let covariance = 0;
  let variance = 0;
  for (const [index, { value }] of recent.entries()) {
    const offset = offsets[index]! - meanOffset; // one offset per point
    covariance += offset * (value - mean);
    variance += offset * offset;
  }
  if (variance === 0) return null;
  const slopePerWeek = covariance / variance;
  return { slopePerWeek, value: mean - slopePerWeek * meanOffset, latest, mean };
};

/** Slower than this is standing still: 0.14 kg a week at 70 kg, less than a scale and a breakfast differ by. */
export const plateauPercentPerWeek = 0.2;

export type Pace = Readonly<{ percentPerWeek: number; isPlateau: boolean }>;

export const paceOf = (points: readonly WeeklyPoint[], currentWeek: WeekKey): Pace | null => {
  const line = recentLine(points, currentWeek);
  if (!line || line.mean === 0) return null;
  const percentPerWeek = (line.slopePerWeek / Math.abs(line.mean)) * 100;
  return { percentPerWeek, isPlateau: Math.abs(percentPerWeek) < plateauPercentPerWeek };
};

export const projectionReasons = [
  'REACHED',
  'NOT_ENOUGH_POINTS',
  'NOT_MOVING',
  'MOVING_AWAY',
  'TOO_FAR',
] as const;
export type ProjectionReason = (typeof projectionReasons)[number];

export type Target = Readonly<{
  target: number;
  /** Where the member stood when setting the goal; null: the first measurement. It tells which way the goal lies. */
  startValue: number | null;
}>;

export type Projection =
  | Readonly<{ date: string; weeks: number; slopePerWeek: number; reason?: never }>
  | Readonly<{ reason: ProjectionReason; date?: never }>;

export const farthestProjectionWeeks = 104;

export const hasReached = ({ target, startValue: start }: Target, value: number): boolean =>
  start === null || start === target ? value === target : start < target ? value >= target : value <= target;

/** When the goal will be reached if the recent weeks go on; otherwise why nobody can say. */
export const projectGoal = (
  points: readonly WeeklyPoint[],
  goal: Target,
  currentWeek: WeekKey,
): Projection => {
  const measured = measuredPoints(points);
  const latest = measured.at(-1);
  const startValue = goal.startValue ?? measured.at(0)?.value ?? null;
  if (latest && hasReached({ ...goal, startValue }, latest.value)) return { reason: 'REACHED' };

  const line = recentLine(points, currentWeek);
  const pace = paceOf(points, currentWeek);
  if (!line || !pace) return { reason: 'NOT_ENOUGH_POINTS' };
  const left = goal.target - line.latest.value;
  if (left * line.slopePerWeek < 0)
    return pace.isPlateau ? { reason: 'NOT_MOVING' } : { reason: 'MOVING_AWAY' };
  if (pace.isPlateau) return { reason: 'NOT_MOVING' };

  // The line may already be past the goal while the latest measurement is not: then the next week is as good as any.
  const fromLatest = Math.max((goal.target - line.value) / line.slopePerWeek, 0);
  const date = addDays(weekOf(line.latest.week).startsOn, Math.ceil(fromLatest * 7));
  const { startsOn, endsOn } = weekOf(currentWeek);
  const weeks = fromLatest - weeksBetween(line.latest.week, currentWeek);
  if (weeks > farthestProjectionWeeks) return { reason: 'TOO_FAR' };
  return {
    date: date < startsOn ? endsOn : date,
    weeks: Math.max(weeks, 0),
    slopePerWeek: line.slopePerWeek,
  };
};
