import type { Application } from '#core/application.ts';
import { notifications } from '#http/platform/contract/notifications.ts';
import { handlers } from '../../engine/handlers.ts';
import { inWords } from '../notice-words.ts';

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
    mailAddress: ({ actor }) => notification.getOwnAddress(actor),
    keepMailAddress: ({ actor }) => notification.keepOwnAddress(actor),
    deleteAll: async ({ actor }) => ({ deleted: await notification.deleteAllNotifications(actor) }),
  });
