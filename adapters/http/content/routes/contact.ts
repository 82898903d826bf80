import type { Application } from '#core/application.ts';
import { adminContact, contact } from '#http/content/contract/contact.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const contactRoutes = ({ content }: Application) =>
  handlers(contact, {
    token: ({ actor }) => content.issueContactToken(actor),
    send: async ({ actor, body, context }) => {
      const { language, address } = context;
      await content.sendContactMessage(actor, { ...body, language, address });
      return { ok: true } as const;
    },
  });

export const adminContactRoutes = ({ content, staffWork }: Application) =>
  handlers(adminContact, {
    list: async ({ actor, query }) =>
      listAnswer(
        await staffWork.withAssignees(
          'contact_message',
          await content.listContactMessages(actor, listRequest(query)),
        ),
      ),
    get: ({ actor, params }) => content.getContactMessage(actor, params.id),
    reply: ({ actor, params, body }) => content.replyToContactMessage(actor, { ...body, id: params.id }),
    move: ({ actor, params, body }) => content.moveContactMessage(actor, { ...body, id: params.id }),
  });
