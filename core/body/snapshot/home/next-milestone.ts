import { streakMilestones } from '../ritual/milestone.ts';

/** Beyond the last named streak every further year is the next one. */
const yearOfWeeks = 52;

export type NextMilestone =
  | Readonly<{ kind: 'GOAL'; target: number; left: number; projectedDate: string | null }>
  | Readonly<{ kind: 'STREAK'; weeks: number; left: number }>;

type Known = Readonly<{
  /** The goal of the number that is shown; null without one. */
  goal: Readonly<{ target: number; reached: boolean; projectedDate: string | null }> | null;
  /** The latest measurement of it; null: never measured. */
  latest: number | null;
  streak: number;
}>;

export const nextStreak = (streak: number): number =>
  streakMilestones.find((weeks) => weeks > streak) ?? (Math.floor(streak / yearOfWeeks) + 1) * yearOfWeeks;

/** What lies ahead: the way to one's own goal while there is one to go, else the next round streak. */
export const nextMilestone = ({ goal, latest, streak }: Known): NextMilestone => {
  if (goal !== null && !goal.reached && latest !== null) {
    const { target, projectedDate } = goal;
    return { kind: 'GOAL', target, left: Math.abs(target - latest), projectedDate };
  }
  const weeks = nextStreak(streak);
  return { kind: 'STREAK', weeks, left: weeks - streak };
};
