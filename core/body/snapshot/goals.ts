import { fieldError } from '#core/kernel/domain-error.ts';
import { displayed } from '#core/body/indicator/display.ts';
import { fields, isNumberField, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { goalMetrics, type GoalMetric } from './snapshot.ts';

/** The computed ones: as far as a living body goes, in the metric's own unit. */
const computedLimits: Readonly<Record<Exclude<GoalMetric, NumberFieldKey>, readonly [number, number]>> = {
  bodyFatPercent: [2, 70],
  leanMass: [15, 150],
};

const limitsOf = (metric: GoalMetric): Readonly<{ min: number; max: number; decimals: number }> => {
  if (metric === 'bodyFatPercent' || metric === 'leanMass') {
    const [min, max] = computedLimits[metric];
    return { min, max, decimals: 1 };
  }
  return fields[metric];
};

/** The finest difference a metric is measured in. */
export const goalStep = (metric: GoalMetric): number => (limitsOf(metric).decimals === 0 ? 1 : 0.1);

/** Whether a body can be there at all, and the metric is measured so finely. */
export const isPossibleGoal = (metric: GoalMetric, target: number): boolean => {
  const { min, max, decimals } = limitsOf(metric);
  return (
    Number.isFinite(target) && target >= min && target <= max && (decimals > 0 || Number.isInteger(target))
  );
};

export const isGoalMetric = (name: string): name is GoalMetric =>
  (goalMetrics as readonly string[]).includes(name); // a question about any name

/** A goal no body can reach, or one that cannot be measured so finely, is a slip of the finger. */
export const requireGoal = (metric: GoalMetric, target: number): number => {
  const { min, max, decimals } = limitsOf(metric);
  if (!isPossibleGoal(metric, target)) {
    throw fieldError('body.target', 'indicator.goal_invalid', { min, max });
  }
  return displayed(target, Math.max(decimals, 1)).value;
};

export const isFieldGoal = (metric: GoalMetric): metric is GoalMetric & NumberFieldKey =>
  metric in fields && isNumberField(metric as NumberFieldKey); // `in` has just asked
