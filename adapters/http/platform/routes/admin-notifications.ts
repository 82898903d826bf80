import type { Application } from '#core/application.ts';
import { adminNotifications } from '#http/platform/contract/admin-notifications.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';
import { inWords } from '../notice-words.ts';

export const adminNotificationRoutes = ({ notification }: Application) =>
  handlers(adminNotifications, {
    list: async ({ actor, query, context }) => {
      const list = await notification.browseNotifications(actor, listRequest(query));
      return listAnswer({ ...list, rows: list.rows.map((row) => inWords(row, context.language)) });
    },
    get: async ({ actor, params, context }) =>
      inWords(await notification.viewNotification(actor, params.id), context.language),
  });
