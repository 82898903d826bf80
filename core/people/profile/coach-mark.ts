import { levelAt, type UserLevel, type UserType } from '#core/access/actor/actor.ts';

/** Decision 63: one rule beside the plan's own. */
export const coachMarks = ['COACH', 'COACH_PRO', 'COACH_PREMIUM'] as const;
export type CoachMark = (typeof coachMarks)[number];

export const coachMarkOf = (
  coach: Readonly<{ type: UserType; level: UserLevel; levelExpiresAt: Date | null }>,
  at: Date,
): CoachMark | null => {
  if (coach.type !== 'COACH') return null;
  const level = levelAt(coach, at);
  return level === 'BASIC' ? 'COACH' : `COACH_${level}`;
};
