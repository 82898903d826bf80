import type { Application } from '#core/application.ts';
import { adminCoachRequests, coachRequests } from '#http/coaching/contract/coach-requests.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const coachRequestRoutes = ({ coachRequest }: Application) =>
  handlers(coachRequests, {
    create: ({ actor, body }) => coachRequest.apply(actor, body),
    mine: ({ actor }) => coachRequest.getOwn(actor),
  });

export const adminCoachRequestRoutes = ({ coachRequest }: Application) =>
  handlers(adminCoachRequests, {
    list: async ({ actor, query }) => listAnswer(await coachRequest.list(actor, listRequest(query))),
    get: ({ actor, params }) => coachRequest.get(actor, params.id),
    approve: ({ actor, params, body }) => coachRequest.approve(actor, { ...body, id: params.id }),
    reject: ({ actor, params, body }) => coachRequest.reject(actor, { ...body, id: params.id }),
  });
