import type { UserActor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { typingEvery } from '#core/community/chat/room.ts';
import { onTheWire } from './chat-frames.ts';
import type { RealtimeBus } from '#adapters/ports/bus.ts';
import type { ReceivedFrame, SentFrame, WireFrame } from '#http/live/contract/realtime.ts';

export type SentChatFrame = Exclude<SentFrame, { type: 'SYSTEM' | 'NOTIFICATION' }>;

type Needs = Readonly<{
  app: Readonly<{
    chat: Pick<
      Application['chat'],
      | 'openRoom'
      | 'changeRoom'
      | 'closeRoom'
      | 'typeInRoom'
      | 'sendMessage'
      | 'editMessage'
      | 'deleteMessage'
      | 'readRoom'
    >;
  }>;
  bus: Pick<RealtimeBus, 'publish'>;
  failed: (error: unknown) => void;
}>;

/** Clients say it each four seconds; what comes sooner goes no further. */
const shortestPause = typingEvery - 500;
const mostRemembered = 10_000;

const typingPause = () => {
  const said = new Map<string, number>();
  return (key: string): boolean => {
    const now = performance.now();
    if (now - (said.get(key) ?? -Infinity) < shortestPause) return false;
    if (said.size >= mostRemembered) said.clear();
    said.set(key, now);
    return true;
  };
};

/** The same use cases as over HTTP; the others hear of it by the signal of the change. */
export const sentChat = ({ app: { chat }, bus, failed }: Needs) => {
  const mayPass = typingPause();

  const type = async (actor: UserActor, roomId: string): Promise<object> => {
    const { userId, until, receivers } = await chat.typeInRoom(actor, roomId);
    if (receivers.length > 0 && mayPass(`${userId} ${roomId}`))
      await bus
        .publish([
          { kind: 'chat-typing', roomId, userId, until: until.toISOString(), receivers: [...receivers] },
        ])
        .catch(failed);
    return { roomId, userId, until };
  };

  const perform = async (actor: UserActor, frame: SentChatFrame): Promise<object> => {
    switch (frame.type) {
      case 'CHAT_ROOM_ADD':
        return { room: await chat.openRoom(actor, frame.payload) };
      case 'CHAT_ROOM_UPDATE':
        return { room: await chat.changeRoom(actor, frame.payload) };
      case 'CHAT_ROOM_DELETE': {
        const { reason } = await chat.closeRoom(actor, frame.payload.roomId);
        return { roomId: frame.payload.roomId, reason };
      }
      case 'CHAT_ROOM_TYPING':
        return type(actor, frame.payload.roomId);
      case 'CHAT_MESSAGE_ADD':
        return { message: (await chat.sendMessage(actor, frame.payload)).message };
      case 'CHAT_MESSAGE_UPDATE': {
        const { messageId: id, body } = frame.payload;
        return { message: await chat.editMessage(actor, { id, body }) };
      }
      case 'CHAT_MESSAGE_DELETE': {
        const { roomId, id: messageId, seq, rev } = await chat.deleteMessage(actor, frame.payload.messageId);
        return { roomId, messageId, seq, rev };
      }
      case 'CHAT_MESSAGE_MARK_AS_READ': {
        const { readSeq: seq, unreadRooms } = await chat.readRoom(actor, frame.payload);
        return { roomId: frame.payload.roomId, userId: actor.id, seq, unreadRooms };
      }
    }
  };

  /** Answered under the name the client gave; each type's answer is what all concerned receive. */
  return async (actor: UserActor, frame: SentChatFrame): Promise<WireFrame> => {
    const payload = await perform(actor, frame);
    return onTheWire({ channel: 'receiveMessage', id: frame.id, type: frame.type, payload } as ReceivedFrame); // by its type
  };
};
