import type { Application } from '#core/application.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import {
  adminSpecializationRequests,
  adminSpecializations,
  specializationRequests,
  specializations,
} from '#http/coaching/contract/specializations.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const specializationRoutes = ({ specialization }: Application) =>
  handlers(specializations, {
    list: ({ actor }) => specialization.listSpecializations(actor),
  });

export const specializationRequestRoutes = ({ specialization }: Application) =>
  handlers(specializationRequests, {
    mine: ({ actor }) => specialization.listOwnRequests(actor),
    create: ({ actor, body }) => specialization.request(actor, body),
    update: ({ actor, params, body }) => specialization.updateOwnRequest(actor, { ...body, id: params.id }),
    delete: ({ actor, params, body }) => specialization.deleteOwnRequest(actor, { ...body, id: params.id }),
  });

export const adminSpecializationRoutes = ({ specialization }: Application) =>
  handlers(adminSpecializations, {
    list: async ({ actor, query }) =>
      listAnswer(await specialization.listTypes(actor, listRequest(query, 'type'))),
    get: ({ actor, params }) => specialization.getType(actor, params.id),
    update: ({ actor, params, body }) => specialization.updateType(actor, { ...body, type: params.id }),
  });

export const adminSpecializationRequestRoutes = ({ specialization }: Application) =>
  handlers(adminSpecializationRequests, {
    list: async ({ actor, query }) =>
      listAnswer(await specialization.listRequests(actor, listRequest(query))),
    get: ({ actor, params }) => specialization.getRequest(actor, params.id),
    approve: ({ actor, params, body }) => specialization.approve(actor, { ...body, id: params.id }),
    reject: ({ actor, params, body }) => specialization.reject(actor, { ...body, id: params.id }),
  });
