import type { Application } from '#core/application.ts';
import { adminMails } from '#http/platform/contract/admin-mails.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminMailRoutes = ({ notification }: Application) =>
  handlers(adminMails, {
    templates: async ({ actor, query }) =>
      listAnswer(await notification.listMailTemplates(actor, listRequest(query, 'id'))),
    template: ({ actor, params }) => notification.getMailTemplate(actor, params.id),
    updateTemplate: ({ actor, params, body }) => notification.updateMailTemplate(actor, params.id, body),
    preview: ({ actor, params, body }) => notification.previewMail(actor, params.id, body),
    testSend: async ({ actor, params, body }) => {
      await notification.sendTestMail(actor, params.id, body);
      return { ok: true };
    },
    log: async ({ actor, query }) => listAnswer(await notification.listMails(actor, listRequest(query))),
    mail: ({ actor, params }) => notification.getMail(actor, params.id),
    address: ({ actor, params }) => notification.getMemberAddress(actor, params.id),
    clearAddress: async ({ actor, params, body }) => {
      await notification.clearMemberAddress(actor, params.id, body);
      return { ok: true };
    },
    retry: async ({ actor, params }) => {
      await notification.retryMail(actor, params.id);
      return { ok: true };
    },
  });
