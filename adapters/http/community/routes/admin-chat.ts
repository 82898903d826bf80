import type { Application } from '#core/application.ts';
import { adminChatRooms } from '#http/community/contract/admin-chat.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';
import { listRequest } from '#http/engine/contract/list.ts';

export const adminChatRoutes = ({ chat }: Application) =>
  handlers(adminChatRooms, {
    list: async ({ actor, query }) => listAnswer(await chat.listAllRooms(actor, listRequest(query))),
    get: ({ actor, params }) => chat.getAnyRoom(actor, params.id),
    close: ({ actor, params, body }) => chat.closeAnyRoom(actor, { ...body, roomId: params.id }),
    handOver: ({ actor, params, body }) => chat.handOverAnyRoom(actor, { ...body, roomId: params.id }),
  });
