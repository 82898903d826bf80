import type { Notification } from '#core/notification/notification.ts';
import type { Notifications } from '#core/notification/ports.ts';
import { DomainError } from '#core/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../cursor.ts';
import type { Connection } from './ambient-transaction.ts';
import { rows } from './database.ts';

export const knexNotifications = (db: Connection): Notifications => ({
  async insert(notification) {
    // Another of an unread group becomes one line with it, at the top, under the newer id.
    await rows(
      db(),
      `insert into notifications as n
         (id, user_id, type, topic, category, params, link, group_key, count, read_at, created_at)
       values (:id, :userId, :type, :topic, :category, :params, :link, :groupKey, :count, :readAt, :createdAt)
       on conflict (user_id, group_key) where read_at is null and group_key is not null
       do update set id = excluded.id, count = n.count + 1, params = n.params || excluded.params, topic = excluded.topic,
         link = excluded.link, created_at = greatest(n.created_at, excluded.created_at)`,
      { ...notification, params: JSON.stringify(notification.params) },
    );
  },

  async pageOf(userId, since, { limit, cursor, after }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Notification>(
      db(),
      `select * from notifications where user_id = ? and created_at >= ? ${after ? 'and id > ?' : ''}
       ${at ? 'and (created_at, id) < (?, ?)' : ''} order by created_at desc, id desc limit ?`,
      [userId, since, ...(after ? [after] : []), ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (notification) => encodeCursor(notification.createdAt, notification.id));
  },

  async unreadCount(userId, since) {
    const [counted] = await db.point<{ count: number }>(
      'select count(*) as count from notifications where user_id = ? and created_at >= ? and read_at is null',
      [userId, since],
    );
    return counted?.count ?? 0;
  },

  async markRead(userId, id, at) {
    const found = await rows(
      db(),
      'update notifications set read_at = coalesce(read_at, ?) where id = ? and user_id = ? returning id',
      [at, id, userId],
    );
    if (found.length === 0) throw new DomainError('notification.not_found');
  },

  markAllRead: async (userId, at) =>
    db()('notifications').where({ userId, readAt: null }).update({ readAt: at }),

  async delete(userId, id) {
    const deleted = await db()('notifications').where({ id, userId }).delete();
    if (deleted === 0) throw new DomainError('notification.not_found');
  },

  deleteAll: async (userId) => db()('notifications').where({ userId }).delete(),
});
