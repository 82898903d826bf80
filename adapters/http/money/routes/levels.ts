import type { Application } from '#core/application.ts';
import { adminPlans, levels } from '#http/money/contract/levels.ts';
import { handlers } from '../../engine/handlers.ts';

export const levelRoutes = ({ level }: Application) =>
  handlers(levels, {
    offers: ({ actor }) => level.listLevelOffers(actor),
    preview: ({ actor }) => level.previewLevel(actor),
    wait: ({ actor, params }) => level.joinPlanWait(actor, params.level),
    stopWaiting: ({ actor, params }) => level.leavePlanWait(actor, params.level),
    buy: ({ actor, body, context }) => level.buyLevel(actor, { ...body, reference: context.requestKey }),
  });

export const adminPlanRoutes = ({ level }: Application) =>
  handlers(adminPlans, {
    list: async ({ actor }) => ({ items: await level.listPlans(actor) }),
    waits: ({ actor, params, query }) => level.listPlanWaits(actor, { ...query, level: params.level }),
  });
