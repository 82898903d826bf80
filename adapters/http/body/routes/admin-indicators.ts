import type { Application } from '#core/application.ts';
import { adminProfiles } from '#http/body/contract/admin-indicators.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminIndicatorRoutes = ({ indicator }: Application) =>
  handlers(adminProfiles, {
    list: async ({ actor, query, context }) =>
      listAnswer(
        await indicator.listAllSnapshots(actor, { request: listRequest(query), language: context.language }),
      ),
    get: ({ actor, params, context }) =>
      indicator.viewSnapshot(actor, { id: params.id, language: context.language }),
  });
