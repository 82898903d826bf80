import { DomainError } from '#core/kernel/domain-error.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import type {
  NotificationPreferences,
  NotificationRow,
  Notifications,
} from '#core/platform/notification/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { causesOf, memoryNotificationCauses, putCause } from './notification-causes.ts';
import { addLast, isNewerThan, notificationsOf, placeOf } from './notification-order.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

const put = (view: View, notification: Notification): boolean => {
  const { userId, groupKey } = notification;
  const open = notificationsOf(view, userId).find(
    (other) => other.readAt === null && other.groupKey === groupKey,
  );
  if (groupKey === null || notification.readAt !== null || !open) {
    addLast(view, notification);
    return true;
  }
  // Another of an unread group becomes one line with it, at the top, under the newer id.
  view.table('notifications').delete(open.id);
  const further = view.table('furtherCauses').get(open.id);
  if (further) view.table('furtherCauses').set(notification.id, further);
  view.table('furtherCauses').delete(open.id);
  for (const cause of causesOf(view, open.id))
    view.table('notificationCauses').set(cause.key, { ...cause, notificationId: notification.id });
  addLast(view, {
    ...open,
    id: notification.id,
    count: open.count + 1,
    params: { ...open.params, ...notification.params },
    topic: notification.topic,
    link: notification.link,
    createdAt: notification.createdAt > open.createdAt ? notification.createdAt : open.createdAt,
  });
  return false;
};

const remove = (view: View, id: string): void => {
  view.table('notifications').delete(id);
  view.table('furtherCauses').delete(id);
  for (const { key } of causesOf(view, id)) view.table('notificationCauses').delete(key);
};

/** The notifications of all members, as staff see them. */
const staffNotifications = (view: () => View): Pick<Notifications, 'list' | 'row'> => {
  const rowOf = (notification: Notification): NotificationRow => ({
    ...notification,
    userName: view().table('users').get(notification.userId)?.fullname ?? '',
    read: notification.readAt !== null,
  });
  return {
    list: async (request) =>
      staffList(
        view().table('notifications').all().map(rowOf),
        readListRequest(staffLists.notifications, request),
        staffLists.notifications,
        ({ userId }) => {
          const user = view().table('users').get(userId);
          return user ? [user.fullname, user.username, user.email, user.phone] : [];
        },
      ),

    async row(id) {
      const notification = view().table('notifications').get(id);
      if (!notification) throw new DomainError('notification.not_found');
      return rowOf(notification);
    },
  };
};

export const memoryNotifications = (view: () => View): Notifications => {
  const notifications = () => view().table('notifications');
  const of = (userId: string) => notificationsOf(view(), userId);

  return {
    async insert(notification, cause) {
      const begins = put(view(), notification);
      if (cause !== undefined) putCause(view(), notification.id, cause);
      return begins;
    },

    find: async (id) => notifications().get(id) ?? null,

    async pageOf(userId, since, { limit, cursor, after, category }) {
      const [below] = decodeCursor(cursor, 'whole') ?? [];
      const found = of(userId)
        .filter(({ createdAt }) => createdAt >= since)
        .filter((notification) => category === undefined || notification.category === category)
        .filter(after === undefined ? () => true : isNewerThan(view(), after))
        .filter(({ id }) => below === undefined || placeOf(view(), id) < Number(below));
      return pageOf(found, limit, ({ id }) => encodeCursor(String(placeOf(view(), id))));
    },

    unreadCount: async (userId, since) =>
      of(userId).filter(
        ({ type, createdAt, readAt }) => type !== 'CHAT' && createdAt >= since && readAt === null,
      ).length,

    async markRead(userId, id, at) {
      const notification = notifications().get(id);
      if (notification?.userId !== userId) throw new DomainError('notification.not_found');
      if (notification.readAt !== null) return false;
      notifications().set(id, { ...notification, readAt: at });
      return true;
    },

    async markAllRead(userId, at) {
      const unread = of(userId).filter(({ readAt }) => readAt === null);
      for (const notification of unread)
        notifications().set(notification.id, { ...notification, readAt: at });
      return unread.length;
    },

    async delete(userId, id) {
      if (notifications().get(id)?.userId !== userId) throw new DomainError('notification.not_found');
      remove(view(), id);
    },

    async deleteAll(userId) {
      const own = of(userId);
      for (const { id } of own) remove(view(), id);
      return own.length;
    },

    ...memoryNotificationCauses(view),
    ...staffNotifications(view),
  };
};

export const memoryNotificationPreferences = (view: () => View): NotificationPreferences => ({
  of: async (userId) =>
    view()
      .table('notificationPreferences')
      .all()
      .filter((preference) => preference.userId === userId)
      .toSorted(ascending(({ category }) => [category]))
      .map(({ category, inApp, email }) => ({ category, inApp, email })),

  async put(userId, preferences) {
    const table = view().table('notificationPreferences');
    for (const preference of preferences)
      table.set(keyOf(userId, preference.category), { userId, ...preference });
  },

  deleteAllOf: async (id) =>
    deleteRows(view().table('notificationPreferences'), ({ userId }) => userId === id),
});
