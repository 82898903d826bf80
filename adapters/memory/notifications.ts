import type {
  MailTemplates,
  Mails,
  NotificationPreferences,
  Notifications,
} from '#core/notification/ports.ts';
import { DomainError } from '#core/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../cursor.ts';
import { readListRequest, staffLists } from '../staff-lists.ts';
import { ascending, descending, isBelow } from './ordering.ts';
import { staffList } from './staff-list.ts';
import { keyOf, type View } from './store.ts';

export const memoryNotifications = (view: () => View): Notifications => {
  const notifications = () => view().table('notifications');
  const of = (userId: string) =>
    notifications()
      .all()
      .filter((notification) => notification.userId === userId)
      .toSorted(descending(({ createdAt, id }) => [createdAt, id]));

  return {
    async insert(notification) {
      const { userId, groupKey } = notification;
      const open = of(userId).find((other) => other.readAt === null && other.groupKey === groupKey);
      if (groupKey === null || notification.readAt !== null || !open) {
        notifications().set(notification.id, notification);
        return;
      }
      // Another of an unread group becomes one line with it, at the top, under the newer id.
      notifications().delete(open.id);
      notifications().set(notification.id, {
        ...open,
        id: notification.id,
        count: open.count + 1,
        params: { ...open.params, ...notification.params },
        topic: notification.topic,
        link: notification.link,
        createdAt: notification.createdAt > open.createdAt ? notification.createdAt : open.createdAt,
      });
    },

    async pageOf(userId, since, { limit, cursor, after }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = of(userId)
        .filter(({ createdAt }) => createdAt >= since)
        .filter((notification) => after === undefined || notification.id > after)
        .filter(({ createdAt, id: own }) => !at || !id || isBelow([createdAt, own], [new Date(at), id]));
      return pageOf(found, limit, (notification) => encodeCursor(notification.createdAt, notification.id));
    },

    unreadCount: async (userId, since) =>
      of(userId).filter(({ createdAt, readAt }) => createdAt >= since && readAt === null).length,

    async markRead(userId, id, at) {
      const notification = notifications().get(id);
      if (notification?.userId !== userId) throw new DomainError('notification.not_found');
      notifications().set(id, { ...notification, readAt: notification.readAt ?? at });
    },

    async markAllRead(userId, at) {
      const unread = of(userId).filter(({ readAt }) => readAt === null);
      for (const notification of unread)
        notifications().set(notification.id, { ...notification, readAt: at });
      return unread.length;
    },

    async delete(userId, id) {
      if (notifications().get(id)?.userId !== userId) throw new DomainError('notification.not_found');
      notifications().delete(id);
    },

    async deleteAll(userId) {
      const own = of(userId);
      for (const { id } of own) notifications().delete(id);
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

export const memoryMails = (view: () => View): Mails => {
  const mails = () => view().table('mails');
  return {
    async append({ secrets, ...mail }) {
      mails().set(mail.id, { userId: mail.userId, mail, secrets, heldUntil: null });
    },

    async take(at, until, limit) {
      const due = mails()
        .all()
        .filter(({ mail }) => mail.status === 'PENDING' && mail.nextAttemptAt <= at)
        .filter(({ heldUntil }) => heldUntil === null || heldUntil <= at)
        .toSorted(ascending(({ mail }) => [mail.nextAttemptAt, mail.id]))
        .slice(0, limit);
      for (const row of due) mails().set(row.mail.id, { ...row, heldUntil: until });
      return due.map(({ mail, secrets }) => ({ ...mail, secrets }));
    },

    async settle({ id, status, attempts, nextAttemptAt, lastError, sentAt }) {
      const row = mails().get(id);
      if (!row) return;
      mails().set(id, {
        ...row,
        mail: { ...row.mail, status, attempts, nextAttemptAt, lastError, sentAt },
        secrets: status === 'SENT' ? {} : row.secrets,
        heldUntil: null,
      });
    },

    list: async (request) =>
      staffList(
        mails()
          .all()
          .map(({ mail }) => mail),
        readListRequest(staffLists.mails, request),
        staffLists.mails,
        ({ to, template }) => [to, template],
      ),

    sentTo: async (userId, limit) =>
      mails()
        .all()
        .map(({ mail }) => mail)
        .filter((mail) => mail.userId === userId)
        .toSorted(descending(({ createdAt, id }) => [createdAt, id]))
        .slice(0, limit),

    async get(id) {
      const row = mails().get(id);
      if (!row) throw new DomainError('mail.not_found');
      return { ...row.mail, secrets: row.secrets };
    },
  };
};

export const memoryMailTemplates = (view: () => View): MailTemplates => {
  const templates = () => view().table('mailTemplates');
  return {
    all: async () =>
      templates()
        .all()
        .toSorted(ascending(({ key }) => [key])),
    find: async (key) => templates().get(key) ?? null,
    async put(template) {
      const stored = templates().get(template.key)?.version ?? 0;
      if (stored !== template.version - 1) throw new DomainError('version.stale');
      templates().set(template.key, template);
    },
  };
};
