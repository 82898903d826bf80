import type { Application } from '#core/application.ts';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminUserRoutes = ({ account, level, secondFactor, staffWork }: Application) =>
  handlers(adminUsers, {
    list: async ({ actor, query }) =>
      listAnswer(await staffWork.withAssignees('user', await account.listUsers(actor, listRequest(query)))),
    get: ({ actor, params }) => account.getUser(actor, params.id),
    create: ({ actor, body }) => account.createUser(actor, body),
    update: ({ actor, params, body }) => account.updateUser(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => account.deleteUser(actor, params.id),
    setStatus: ({ actor, params, body }) => account.setStatus(actor, { ...body, id: params.id }),
    resetSecondFactor: async ({ actor, params, body }) => {
      await secondFactor.resetSecondFactor(actor, { ...body, id: params.id });
      return { ok: true };
    },
    sendResetLink: ({ actor, params, body }) => account.sendResetLink(actor, { ...body, id: params.id }),
    resendConfirmation: ({ actor, params, body }) =>
      account.resendConfirmation(actor, { ...body, id: params.id }),
    endSessions: ({ actor, params, body }) => account.endSessionsOf(actor, { ...body, id: params.id }),
    setRole: ({ actor, params, body }) => account.setRole(actor, { ...body, id: params.id }),
    setLevel: ({ actor, params, body }) => level.setLevel(actor, { ...body, id: params.id }),
    setType: ({ actor, params, body }) => account.setType(actor, { ...body, id: params.id }),
  });
