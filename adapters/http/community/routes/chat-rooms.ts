import type { Application } from '#core/application.ts';
import { chatRooms } from '#http/community/contract/chat-rooms.ts';
import { handlers } from '../../engine/handlers.ts';

export const chatRoomRoutes = ({ chat }: Application) =>
  handlers(chatRooms, {
    list: ({ actor, query }) => chat.listRooms(actor, query),
    open: ({ actor, body }) => chat.openRoom(actor, body),
    get: ({ actor, params }) => chat.getRoom(actor, params.id),
    change: ({ actor, params, body }) => chat.changeRoom(actor, { ...body, roomId: params.id }),
    close: ({ actor, params }) => chat.closeRoom(actor, params.id),
    accept: ({ actor, params }) => chat.acceptRoom(actor, params.id),
    decline: ({ actor, params }) => chat.declineRoom(actor, params.id),
    leave: ({ actor, params }) => chat.leaveRoom(actor, params.id),
    clear: ({ actor, params }) => chat.clearRoom(actor, params.id),
    mute: ({ actor, params, body }) => chat.muteRoom(actor, { ...body, roomId: params.id }),
    handOver: ({ actor, params, body }) => chat.handOverRoom(actor, { ...body, roomId: params.id }),
    addMembers: ({ actor, params, body }) => chat.addMembers(actor, { ...body, roomId: params.id }),
    removeMember: ({ actor, params: { id: roomId, userId } }) => chat.removeMember(actor, { roomId, userId }),
    pin: ({ actor, params }) => chat.pinRoom(actor, params.id),
    unpin: ({ actor, params }) => chat.unpinRoom(actor, params.id),
  });
