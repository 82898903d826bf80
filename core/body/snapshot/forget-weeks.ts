import type { Hooks } from '#core/kernel/hooks.ts';

/** Everything measured goes, with what was made of it: reports before the weeks they were printed from. */
export const forgetWeeks: Hooks['whenMemberIsAnonymised'] = async (
  { drafts, goals, homeNumbers, reports, snapshots, weeklyReminders, weeklySummaries, photoViews },
  userId,
) => {
  await drafts.delete(userId);
  await goals.deleteAllOf(userId);
  await homeNumbers.deleteAllOf(userId);
  await reports.deleteAllOf(userId);
  await snapshots.deleteAllOf(userId);
  await weeklyReminders.deleteAllOf(userId);
  await weeklySummaries.deleteAllOf(userId);
  await photoViews.deleteAllOf(userId);
};
