import type { Notification } from '#core/platform/notification/notification.ts';
import type { NoticeCause } from '#core/platform/notification/grouping.ts';
import type {
  Because,
  NotificationPreferences,
  NotificationRow,
  Notifications,
} from '#core/platform/notification/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

export const memoryNotifications = (view: () => View): Notifications => {
  const notifications = () => view().table('notifications');
  const placeOf = (id: string): number => view().table('notificationPlaces').get(id)?.place ?? 0;
  /** At the end of the list, as it comes. */
  const add = (notification: Notification): void => {
    notifications().set(notification.id, notification);
    view().table('notificationPlaces').set(notification.id, { place: view().nextNumber() });
  };
  const of = (userId: string) =>
    notifications()
      .all()
      .filter((notification) => notification.userId === userId)
      .toSorted(descending(({ id }) => [placeOf(id)]));

  const causesOf = (id: string) =>
    view()
      .table('notificationCauses')
      .all()
      .filter(({ notificationId }) => notificationId === id);
  const isBecauseOf = (because: Because) => (cause: NoticeCause) =>
    'reference' in because ? cause.reference === because.reference : cause.actorId === because.actorId;
  const remove = (id: string) => {
    notifications().delete(id);
    for (const { key } of causesOf(id)) view().table('notificationCauses').delete(key);
  };
  const rowOf = (notification: Notification): NotificationRow => ({
    ...notification,
    userName: view().table('users').get(notification.userId)?.fullname ?? '',
    read: notification.readAt !== null,
  });
  const isNewerThan = (after: string) => {
    const isKnown = notifications().get(after) !== undefined;
    return ({ id }: Notification): boolean => (isKnown ? placeOf(id) > placeOf(after) : id > after);
  };

  const put = (notification: Notification): void => {
    const { userId, groupKey } = notification;
    const open = of(userId).find((other) => other.readAt === null && other.groupKey === groupKey);
    if (groupKey === null || notification.readAt !== null || !open) {
      add(notification);
      return;
    }
    // Another of an unread group becomes one line with it, at the top, under the newer id.
    notifications().delete(open.id);
    const causes = view().table('notificationCauses');
    for (const cause of causesOf(open.id))
      causes.set(cause.key, { ...cause, notificationId: notification.id });
    add({
      ...open,
      id: notification.id,
      count: open.count + 1,
      params: { ...open.params, ...notification.params },
      topic: notification.topic,
      link: notification.link,
      createdAt: notification.createdAt > open.createdAt ? notification.createdAt : open.createdAt,
    });
  };

  return {
    async insert(notification, cause) {
      put(notification);
      if (cause === undefined) return;
      const again =
        cause.reference === null
          ? undefined
          : causesOf(notification.id).find(
              (other) => other.actorId === cause.actorId && other.reference === cause.reference,
            );
      const key = again?.key ?? String(view().nextNumber());
      view()
        .table('notificationCauses')
        .set(key, { key, notificationId: notification.id, ...cause });
    },

    async causesOf(id) {
      const causes = causesOf(id);
      const people = new Set(causes.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
      const [latest] = causes
        .filter(({ actorName }) => actorName !== null)
        .toSorted(descending(({ at, key }) => [at, Number(key)]));
      return { causes: causes.length, people: people.size, latestName: latest?.actorName ?? null };
    },

    async lockBecauseOf(because) {
      const causes = view().table('notificationCauses').all().filter(isBecauseOf(because));
      const ids = new Set(causes.map(({ notificationId }) => notificationId));
      return notifications()
        .all()
        .filter(({ id }) => ids.has(id))
        .toSorted(ascending(({ id }) => [id]));
    },

    async forgetCauses(id, because) {
      for (const cause of causesOf(id).filter(isBecauseOf(because)))
        view().table('notificationCauses').delete(cause.key);
    },

    async reword({ id, count, params }) {
      const line = notifications().get(id);
      if (line) notifications().set(id, { ...line, count, params });
    },

    find: async (id) => notifications().get(id) ?? null,

    list: async (request) =>
      staffList(
        notifications().all().map(rowOf),
        readListRequest(staffLists.notifications, request),
        staffLists.notifications,
        ({ userId }) => {
          const user = view().table('users').get(userId);
          return user ? [user.fullname, user.username, user.email, user.phone] : [];
        },
      ),

    async row(id) {
      const notification = notifications().get(id);
      if (!notification) throw new DomainError('notification.not_found');
      return rowOf(notification);
    },

    async pageOf(userId, since, { limit, cursor, after, category }) {
      const [below] = decodeCursor(cursor, 'whole') ?? [];
      const found = of(userId)
        .filter(({ createdAt }) => createdAt >= since)
        .filter((notification) => category === undefined || notification.category === category)
        .filter(after === undefined ? () => true : isNewerThan(after))
        .filter(({ id }) => below === undefined || placeOf(id) < Number(below));
      return pageOf(found, limit, ({ id }) => encodeCursor(String(placeOf(id))));
    },

    unreadCount: async (userId, since) =>
      of(userId).filter(({ createdAt, readAt }) => createdAt >= since && readAt === null).length,

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
      remove(id);
    },

    async deleteAll(userId) {
      const own = of(userId);
      for (const { id } of own) remove(id);
      return own.length;
    },
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
});
