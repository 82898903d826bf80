import type { Application } from '#core/application.ts';
import { chatMessages } from '#http/community/contract/chat-messages.ts';
import { handlers, withStatus } from '../../engine/handlers.ts';

export const chatMessageRoutes = ({ chat }: Application) =>
  handlers(chatMessages, {
    list: ({ actor, params, query }) => chat.listMessages(actor, { ...query, roomId: params.id }),
    async send({ actor, params, body }) {
      const { message, isNew } = await chat.sendMessage(actor, { ...body, roomId: params.id });
      return withStatus(message, isNew ? 201 : 200);
    },
    read: ({ actor, params, body }) => chat.readRoom(actor, { ...body, roomId: params.id }),
    edit: ({ actor, params, body }) => chat.editMessage(actor, { ...body, id: params.id }),
    remove: ({ actor, params }) => chat.deleteMessage(actor, params.id),
    react: ({ actor, params }) => chat.addReaction(actor, params),
    unreact: ({ actor, params }) => chat.removeReaction(actor, params),
    pin: ({ actor, params }) => chat.pinMessage(actor, params.id),
    unpin: ({ actor, params }) => chat.unpinMessage(actor, params.id),
    translate: ({ actor, params, body }) => chat.translateMessage(actor, { ...body, id: params.id }),
    readers: ({ actor, params }) => chat.listReaders(actor, params.id),
    search: ({ actor, query }) => chat.searchMessages(actor, query),
    unread: ({ actor }) => chat.countUnreadRooms(actor),
  });
