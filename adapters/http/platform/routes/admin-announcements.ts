import type { Application } from '#core/application.ts';
import { adminAnnouncements } from '#http/platform/contract/admin-announcements.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminAnnouncementRoutes = ({ notification }: Application) =>
  handlers(adminAnnouncements, {
    list: async ({ actor, query }) =>
      listAnswer(await notification.listAnnouncements(actor, listRequest(query))),
    get: ({ actor, params }) => notification.getAnnouncement(actor, params.id),
    audience: ({ actor, body }) => notification.countAudience(actor, body.audience),
    preview: ({ actor, body }) => notification.previewAnnouncement(actor, body),
    testSend: async ({ actor, body }) => {
      await notification.sendTestAnnouncement(actor, body);
      return { ok: true };
    },
    send: ({ actor, body }) => notification.sendAnnouncement(actor, body),
    stop: ({ actor, params }) => notification.stopAnnouncement(actor, params.id),
  });
