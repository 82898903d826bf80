import { norm6 } from '#core/body/indicator/outcome.ts';
import { goalStep } from '#core/body/snapshot/goals.ts';
import type { MeasuredPoint } from '#core/body/snapshot/timeline.ts';
import { weekOf } from '#core/kernel/week.ts';
import type { Target } from '#core/coaching/reply/reply.ts';

/** A value that is kept may move by so much of where it began. */
export const keptWithin = 0.02;

type Aim = Pick<Target, 'metric' | 'direction' | 'value' | 'startValue'>;

/**
 * Whether one measured value is what the coach aimed at. Without a number to reach, any change counts that is more than
 * half of the finest step the metric is measured in: less is the scale's own noise.
 */
export const isReached = ({ metric, direction, value, startValue }: Aim, measured: number): boolean => {
  const now = norm6(measured);
  if (direction === 'KEEP')
    return norm6(Math.abs(measured - startValue)) <= norm6(Math.abs(startValue) * keptWithin);
  if (value !== null) return direction === 'DECREASE' ? now <= norm6(value) : now >= norm6(value);
  const change = norm6(direction === 'DECREASE' ? startValue - measured : measured - startValue);
  return change > goalStep(metric) / 2;
};

type Seen = Readonly<{
  /** What was measured after the review's week, oldest first. */
  points: readonly MeasuredPoint[];
  /** The member's calendar day. */
  today: string;
}>;

/** A week belongs to a target's time when it begins in it. */
const isInTime = (point: MeasuredPoint, dueDate: string): boolean => weekOf(point.week).startsOn <= dueDate;

/**
 * What later weeks make of a target. DECREASE and INCREASE are met by the first value that gets there. KEEP is lost with
 * the first value outside, and met when its time is over with every value inside. Whatever was decided stays.
 */
export const judgeTarget = (target: Target, { points, today }: Seen): Target => {
  if (target.status !== 'OPEN') return target;
  const inTime = points.filter((point) => isInTime(point, target.dueDate));
  const isKept = target.direction === 'KEEP';
  const decisive = inTime.find(({ value }) => isReached(target, value) !== isKept);
  const last = decisive ?? inTime.at(-1);
  const seen = last ? { ...target, lastWeek: last.week, lastValue: last.value } : target;
  if (decisive) return { ...seen, status: isKept ? 'NOT_MET' : 'MET' };
  if (today <= target.dueDate) return seen;
  if (!last) return { ...seen, status: 'UNMEASURED' };
  return { ...seen, status: isKept ? 'MET' : 'NOT_MET' };
};
