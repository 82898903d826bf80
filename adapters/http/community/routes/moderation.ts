import type { Application } from '#core/application.ts';
import { adminAppeals, adminCases, adminSanctions } from '#http/community/contract/admin-moderation.ts';
import { adminTextRules } from '#http/community/contract/admin-text-rules.ts';
import { moderation } from '#http/community/contract/moderation.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const moderationRoutes = ({ community }: Application) =>
  handlers(moderation, {
    report: ({ actor, body }) => community.reportContent(actor, body),
    mySanctions: ({ actor }) => community.listMySanctions(actor),
    appeal: ({ actor, params, body }) => community.fileAppeal(actor, { ...body, id: params.id }),
    readAppealable: ({ actor, body }) => community.readAppealableSanctions(actor, body.token),
  });

export const adminCaseRoutes = ({ community, staffWork }: Application) =>
  handlers(adminCases, {
    list: async ({ actor, query }) =>
      listAnswer(await staffWork.withAssignees('case', await community.listCases(actor, listRequest(query)))),
    get: ({ actor, params }) => community.getCase(actor, params.id),
    messages: ({ actor, params }) => community.viewCaseContext(actor, params.id),
    take: ({ actor, params, body }) => community.takeCase(actor, { ...body, id: params.id }),
    decide: ({ actor, params, body }) => community.decideCase(actor, { ...body, id: params.id }),
  });

export const adminSanctionRoutes = ({ community }: Application) =>
  handlers(adminSanctions, {
    list: async ({ actor, query }) => listAnswer(await community.listSanctions(actor, listRequest(query))),
    get: ({ actor, params }) => community.getSanction(actor, params.id),
    lift: ({ actor, params, body }) => community.liftSanction(actor, { ...body, id: params.id }),
  });

export const adminAppealRoutes = ({ community }: Application) =>
  handlers(adminAppeals, {
    list: async ({ actor, query }) => listAnswer(await community.listAppeals(actor, listRequest(query))),
    get: ({ actor, params }) => community.getAppeal(actor, params.id),
    accept: ({ actor, params, body }) => community.acceptAppeal(actor, { ...body, id: params.id }),
    refuse: ({ actor, params, body }) => community.refuseAppeal(actor, { ...body, id: params.id }),
  });

export const adminTextRuleRoutes = ({ community }: Application) =>
  handlers(adminTextRules, {
    list: async ({ actor, query }) => listAnswer(await community.listTextRules(actor, listRequest(query))),
    get: ({ actor, params }) => community.getTextRule(actor, params.id),
    create: ({ actor, body }) => community.createTextRule(actor, body),
    update: ({ actor, params, body }) => community.updateTextRule(actor, { ...body, id: params.id }),
    remove: async ({ actor, params }) => {
      await community.deleteTextRule(actor, params.id);
      return { ok: true };
    },
    tryOut: ({ actor, body }) => community.tryTextRules(actor, body.text),
  });
