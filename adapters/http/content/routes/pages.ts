import type { Application } from '#core/application.ts';
import { adminPages, pages } from '#http/content/contract/pages.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const pageRoutes = ({ content }: Application) =>
  handlers(pages, {
    get: ({ actor, params, query, context }) =>
      content.readPage(actor, { key: params.key, language: query.language ?? context.language }),
  });

export const adminPageRoutes = ({ content }: Application) =>
  handlers(adminPages, {
    list: async ({ actor }) => listAnswer(await content.listPages(actor)),
    get: ({ actor, params }) => content.getPage(actor, params.id),
    version: ({ actor, params }) => content.getPageVersion(actor, params),
    save: ({ actor, params, body }) => content.savePageDraft(actor, { ...body, id: params.id }),
    discard: ({ actor, params }) => content.discardPageDraft(actor, params.id),
    publish: ({ actor, params, body }) => content.publishPage(actor, { ...body, id: params.id }),
    withdraw: ({ actor, params }) => content.withdrawPage(actor, params.id),
  });
