import { computeIndicators } from '#core/body/indicator/compute.ts';
import { fieldSeries, indicatorSeries } from '#core/body/snapshot/series.ts';
import type { Goal, Snapshot } from '#core/body/snapshot/snapshot.ts';
import { hasReached, measuredPoints, type MeasuredPoint } from '#core/body/snapshot/timeline.ts';
import { goalSeries } from '#core/body/snapshot/use-cases/set-goal.ts';
import type { Target } from '#core/coaching/reply/reply.ts';
import { addDays, isoWeekOf, weekOf, weeksBetween, type WeekKey } from '#core/kernel/week.ts';
import { gravestFlags, inOrder, metricOfFlag, reversibleMetrics, type Signal } from './signal.ts';
import {
  adviceWeeks,
  freshWeeks,
  habit,
  noiseOf,
  plateauPoints,
  plateauWeeks,
  silentWeeks,
} from './thresholds.ts';

export type LookedAtWeek = Pick<Snapshot, 'week' | 'inputs' | 'carriedOver' | 'standard'>;

export type GivenTarget = Readonly<{ reviewId: string; target: Target }>;

/** What one member's weeks are judged by. */
export type MemberFacts = Readonly<{
  /** The week the member lives in now. */
  currentWeek: WeekKey;
  /** Oldest first, of the newest `weeksLookedAt`. */
  weeks: readonly LookedAtWeek[];
  goals: readonly Goal[];
  timeZone: string;
  /** Targets of answers that this coach gave the member, oldest answer first. */
  targets: readonly GivenTarget[];
}>;

/** The newest measurement of a number that a finding speaks of. */
const lastMeasured = (
  weeks: readonly LookedAtWeek[],
  metric: (typeof metricOfFlag)[keyof typeof metricOfFlag],
): MeasuredPoint | null => {
  const computed = () =>
    weeks.map((week) => ({ ...week, computed: computeIndicators(week.inputs, { standard: week.standard }) }));
  const points =
    metric === 'restingHeartRate'
      ? fieldSeries(weeks, metric)
      : indicatorSeries(computed(), metric)[0].points;
  return measuredPoints(points).at(-1) ?? null;
};

/** The latest saved week has a finding that a doctor should see. The limits are those of the physical profile. */
const cautionsOf = ({ weeks }: MemberFacts): readonly Signal[] => {
  const latest = weeks.at(-1);
  if (!latest) return [];
  const { safetyFlags } = computeIndicators(latest.inputs, { standard: latest.standard });
  return gravestFlags
    .filter((flag) => safetyFlags.includes(flag))
    .map((flag): Signal => {
      const metric = metricOfFlag[flag];
      const measured = lastMeasured(weeks, metric);
      return {
        kind: 'CAUTION',
        subject: flag,
        metric,
        week: measured?.week ?? latest.week,
        value: measured?.value ?? null,
      };
    });
};

/** A goal with what was measured since it was set; null once it is reached, asks for no change, or is not measured any more. */
const pursued = (goal: Goal, { weeks, currentWeek, timeZone }: MemberFacts) => {
  const { key: goalWeek } = isoWeekOf(goal.createdAt, timeZone);
  const points = measuredPoints(goalSeries(weeks, goal.metric)).filter(({ week }) => week >= goalWeek);
  const first = points.at(0);
  const latest = points.at(-1);
  if (!first || !latest || weeksBetween(latest.week, currentWeek) > freshWeeks) return null;
  const startValue = goal.startValue ?? first.value;
  const way = Math.sign(goal.target - startValue);
  if (way === 0 || hasReached({ target: goal.target, startValue }, latest.value)) return null;
  return { points, first, latest, way };
};

/**
 * Weight or waist had moved towards the member's goal, and goes the other way now: each by more than the measurement's
 * noise, and the turn is confirmed by the two latest measurements, so that one heavy dinner is no turn.
 */
const reversalOf = (goal: Goal, facts: MemberFacts): readonly Signal[] => {
  const subject = reversibleMetrics.find((metric) => metric === goal.metric);
  const found = subject === undefined ? null : pursued(goal, facts);
  if (subject === undefined || found === null) return [];
  const { points, first, latest, way } = found;
  const before = points.at(-2);
  const [best] = points.slice(0, -2).toSorted((a, b) => way * (b.value - a.value));
  if (!best || !before) return [];
  const least = noiseOf(subject, best.value);
  const gain = (from: MeasuredPoint, to: MeasuredPoint): number => way * (to.value - from.value);
  const hasTurned =
    gain(first, best) >= least && [before, latest].every((point) => gain(best, point) <= -least);
  return hasTurned ? [{ kind: 'REVERSED', subject, goal: goal.target, first, best, latest }] : [];
};

/** A goal asks for change, and for weeks nothing has changed by more than the measurement's noise. */
const plateauOf = (goal: Goal, facts: MemberFacts): readonly Signal[] => {
  const found = pursued(goal, facts);
  if (found === null) return [];
  const { points, latest } = found;
  const band = noiseOf(goal.metric, latest.value);
  let [low, high, start] = [latest.value, latest.value, points.length - 1];
  for (const { value } of points.toReversed().slice(1)) {
    if (Math.max(high, value) - Math.min(low, value) > band) break;
    [low, high, start] = [Math.min(low, value), Math.max(high, value), start - 1];
  }
  const first = points[start];
  if (!first || points.length - start < plateauPoints) return [];
  const weeks = weeksBetween(first.week, latest.week);
  if (weeks < plateauWeeks) return [];
  return [{ kind: 'PLATEAU', subject: goal.metric, goal: goal.target, first, latest, low, high, weeks }];
};

/**
 * A target of an answer the member was given, whose weeks are over: not met, or nothing was measured. Of each metric the
 * newest target counts: a coach who has set another one has said what there was to say.
 */
const missedAdviceOf = ({ targets, currentWeek }: MemberFacts): readonly Signal[] => {
  const oldest = addDays(weekOf(currentWeek).startsOn, -7 * adviceWeeks);
  const newest = new Map(targets.map((given) => [given.target.metric, given]));
  return [...newest.values()]
    .filter(
      ({ target: { status, dueDate } }) =>
        (status === 'NOT_MET' || status === 'UNMEASURED') && dueDate >= oldest,
    )
    .map(({ reviewId, target: { id: _id, ...target } }): Signal => ({
      kind: 'ADVICE_NOT_MET',
      subject: target.metric,
      reviewId,
      target,
    }));
};

/** A member who saved weekly has stopped. The week that is not over yet is not missed. */
const silenceOf = ({ weeks, currentWeek }: MemberFacts): readonly Signal[] => {
  const last = weeks.at(-1);
  if (!last) return [];
  const saved = weeks.filter(({ week }) => weeksBetween(week, last.week) < habit.of).length;
  const missed = weeksBetween(last.week, currentWeek) - 1;
  if (saved < habit.saved || missed < silentWeeks) return [];
  return [{ kind: 'SILENT', subject: '', lastWeek: last.week, saved, of: habit.of, missed }];
};

/** Everything of one member that may deserve a look, the gravest first. A trend that has turned is no plateau as well. */
export const signalsOf = (facts: MemberFacts): readonly Signal[] => {
  const reversed = facts.goals.flatMap((goal) => reversalOf(goal, facts));
  const still = facts.goals.filter(({ metric }) => !reversed.some(({ subject }) => subject === metric));
  return inOrder([
    ...cautionsOf(facts),
    ...reversed,
    ...missedAdviceOf(facts),
    ...still.flatMap((goal) => plateauOf(goal, facts)),
    ...silenceOf(facts),
  ]);
};
