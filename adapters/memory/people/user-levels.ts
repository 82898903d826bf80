import type { Users } from '#core/people/account/ports.ts';
import type { User } from '#core/people/account/user.ts';
import { after, day } from '#core/kernel/time.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

type Levels = Pick<
  Users,
  'levelsEndingBefore' | 'levelReminderDue' | 'claimLevelReminder' | 'deleteLevelRemindersOf'
>;

/** Paid levels that end, and the reminders of it. */
export const memoryUserLevels = (view: () => View): Levels => ({
  levelsEndingBefore: async (before, limit) =>
    view()
      .table('users')
      .all()
      .filter((user) => user.level !== 'BASIC' && user.levelExpiresAt && user.levelExpiresAt < before)
      .toSorted(ascending((user) => [user.levelExpiresAt ?? before, user.id]))
      .slice(0, limit),

  async levelReminderDue(days, at, limit) {
    const reminded = view().table('levelReminders').all();
    const isReminded = (user: User) =>
      reminded.some(
        (reminder) =>
          reminder.userId === user.id &&
          reminder.expiresAt.getTime() === user.levelExpiresAt?.getTime() &&
          reminder.days <= days,
      );
    return view()
      .table('users')
      .all()
      .filter((user) => user.level !== 'BASIC' && user.status === 'ACTIVE')
      .filter(({ levelExpiresAt: end }) => end !== null && end > at && end <= after(at, days * day))
      .filter((user) => !isReminded(user))
      .toSorted(ascending((user) => [user.levelExpiresAt ?? at, user.id]))
      .slice(0, limit);
  },

  async claimLevelReminder(userId, expiresAt, days) {
    const reminders = view().table('levelReminders');
    const key = keyOf(userId, expiresAt.toISOString(), String(days));
    if (reminders.get(key)) return false;
    reminders.set(key, { userId, expiresAt, days });
    return true;
  },

  deleteLevelRemindersOf: async (id) =>
    deleteRows(view().table('levelReminders'), ({ userId }) => userId === id),
});
