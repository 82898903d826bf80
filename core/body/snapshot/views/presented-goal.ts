import type { Goal } from '../snapshot.ts';

/** A goal as its owner sees it. */
export type PresentedGoal = Omit<Goal, 'userId'>;

export const presentGoal = ({ metric, target, startValue, createdAt }: Goal): PresentedGoal => ({
  metric,
  target,
  startValue,
  createdAt,
});
