import type { Application } from '#core/application.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Notification } from '#core/notification/notification.ts';
import { wordingOf } from '#core/notification/wording.ts';
import { notifications } from '#contract/notifications.ts';
import { say } from '../../messages.ts';
import { handlers } from '../handlers.ts';

/** A line as its reader reads it: the sentence is made here, because only the reader's request knows the language. */
const inWords = (notification: Notification, language: Language) => {
  const { title, body, values } = wordingOf(notification);
  return { ...notification, title: say(language, title, values), body: say(language, body, values) };
};

export const notificationRoutes = ({ notification }: Application) =>
  handlers(notifications, {
    list: async ({ actor, query, context }) => {
      const page = await notification.listNotifications(actor, query);
      return { ...page, items: page.items.map((item) => inWords(item, context.language)) };
    },
    unreadCount: async ({ actor }) => ({ count: await notification.countUnread(actor) }),
    readAll: async ({ actor }) => ({ changed: await notification.readAllNotifications(actor) }),
    read: async ({ actor, params }) => {
      await notification.readNotification(actor, params.id);
      return { ok: true };
    },
    delete: async ({ actor, params }) => {
      await notification.deleteNotification(actor, params.id);
      return { ok: true };
    },
    deleteAll: async ({ actor }) => ({ deleted: await notification.deleteAllNotifications(actor) }),
  });
