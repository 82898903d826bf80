import type { Application } from '#core/application.ts';
import { adminRoles } from '#http/access/contract/admin-roles.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminRoleRoutes = ({ access }: Application) =>
  handlers(adminRoles, {
    list: async ({ actor, query }) => listAnswer(await access.listRoles(actor, listRequest(query, 'name'))),
    get: ({ actor, params }) => access.getRole(actor, params.id),
    create: ({ actor, body }) => access.createRole(actor, body),
    update: ({ actor, params, body }) => access.updateRole(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => access.deleteRole(actor, params.id),
  });
