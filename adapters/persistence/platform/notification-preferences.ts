import type { NotificationPreferences } from '#core/platform/notification/ports.ts';
import type { NotificationPreference } from '#core/platform/notification/categories.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexNotificationPreferences = (db: Connection): NotificationPreferences => ({
  of: (userId) =>
    rows<NotificationPreference>(
      db(),
      'select category, in_app, email from notification_preferences where user_id = ? order by category',
      [userId],
    ),

  async put(userId, preferences) {
    if (preferences.length === 0) return;
    await db()('notification_preferences')
      .insert(preferences.map((preference) => ({ userId, ...preference })))
      .onConflict(['userId', 'category'])
      .merge();
  },

  async deleteAllOf(userId) {
    await db()('notification_preferences').where({ userId }).delete();
  },
});
