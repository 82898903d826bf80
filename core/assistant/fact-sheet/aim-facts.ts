import { displayed } from '#core/body/indicator/display.ts';
import { isPossibleGoal } from '#core/body/snapshot/goals.ts';
import type { Goal, GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { decimalsOf, metricFactId, printMetric } from './course-facts.ts';
import type { Fact, Limit } from './fact.ts';
import { courseLabels, factLabel } from './labels.ts';
import { newFact } from './new-fact.ts';
import type { Reviewed } from './week-facts.ts';

/**
 * How far four weeks may go, for the next step of a review: steps a beginner reaches, never past what is healthy. A
 * metric that was not measured in the week itself has none, as a coach's target has none either.
 */

type Step = (now: number, healthy: Readonly<{ weight: number | null; waist: number | null }>) => number;

/** A goal of the member's own that lies nearer is far enough. */
const notBeyond = (step: number, now: number, goal: number | null): number => {
  if (goal === null || goal < now !== step < now) return step;
  return step < now ? Math.max(step, goal) : Math.min(step, goal);
};

const downTo = (value: number, least: number | null): number =>
  least === null ? value : Math.max(value, least);

const steps: Readonly<Record<Exclude<GoalMetric, 'leanMass'>, Step>> = {
  // Where nobody can say what is healthy, nothing is asked for.
  weight: (now, { weight }) => (weight === null ? now : downTo(now * 0.98, weight)),
  waist: (now, { waist }) => downTo(now - 2, waist),
  bodyFatPercent: (now) => now - 1,
  restingHeartRate: (now) => now - 2,
  pushUps: (now) => now + Math.max(2, Math.round(now * 0.1)),
  runDistance: (now) => Math.round((now * 1.05) / 10) * 10,
};

/** What the limits leave of them: none that asks for less food or for a maximal test. */
const isAllowed = (metric: GoalMetric, limits: readonly Limit[]): boolean => {
  if (limits.includes('PREGNANT')) return false;
  if (metric === 'weight' || metric === 'waist' || metric === 'bodyFatPercent')
    return !limits.includes('NO_DEFICIT') && !limits.includes('NO_NUMBERS');
  return !limits.includes('CAUTION');
};

const isFalling = (metric: GoalMetric): boolean => metric !== 'pushUps' && metric !== 'runDistance';

export const aimFacts = (
  reviewed: Reviewed,
  facts: readonly Fact[],
  limits: readonly Limit[],
  goals: readonly Goal[],
): readonly Fact[] => {
  const numberOf = (id: string): number | null => {
    const value = facts.find((fact) => fact.id === id)?.value;
    return typeof value === 'number' ? value : null;
  };
  const healthy = { weight: numberOf('d.nLow'), waist: numberOf('d.half') };
  return (Object.keys(steps) as (keyof typeof steps)[]).flatMap((metric) => {
    // the keys of the record above
    const from = facts.find(({ id }) => id === metricFactId(metric));
    if (!from || typeof from.value !== 'number' || from.origin === 'CARRIED' || !isAllowed(metric, limits))
      return [];
    const goal = goals.find((each) => each.metric === metric)?.target ?? null;
    const step = notBeyond(steps[metric](from.value, healthy), from.value, goal);
    const aim = displayed(step, decimalsOf(metric)).value;
    const isAhead = isFalling(metric) ? aim < from.value : aim > from.value;
    if (!isAhead || !isPossibleGoal(metric, aim)) return [];
    return [
      newFact({
        id: `d.aim.${metric}`,
        kind: 'DERIVED',
        metric,
        value: aim,
        label: courseLabels.aim(factLabel(metric)),
        from: [from.id],
        printed: printMetric(metric, aim, reviewed),
      }),
    ];
  });
};
