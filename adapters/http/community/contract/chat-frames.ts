import { z } from 'zod';
import { departures } from '#core/community/chat/room-signal.ts';
import { id, instant } from '../../engine/contract/endpoint.ts';
import { editedBody, newMessage, readPlace } from './chat-messages.ts';
import { changedRoom, openRoom } from './chat-rooms.ts';
import { chatMessage, chatRoomDetail } from './chat-views.ts';

const ofRoom = z.strictObject({ roomId: id });

/** What a client may write about rooms: the same as over HTTP, and that someone is typing. */
export const sentAboutChat = {
  CHAT_ROOM_ADD: openRoom,
  CHAT_ROOM_UPDATE: changedRoom.extend({ roomId: id }),
  CHAT_ROOM_DELETE: ofRoom,
  CHAT_ROOM_TYPING: ofRoom,
  CHAT_MESSAGE_ADD: newMessage.extend({ roomId: id }),
  CHAT_MESSAGE_UPDATE: z.strictObject({ messageId: id, body: editedBody }),
  CHAT_MESSAGE_DELETE: z.strictObject({ messageId: id }),
  CHAT_MESSAGE_MARK_AS_READ: z.strictObject({ roomId: id, seq: readPlace }),
} as const;

const room = z.object({ room: chatRoomDetail });
const message = z.object({ message: chatMessage });

/** What all concerned receive. Every change carries the room's `rev`; a client that sees a gap reads what changed after it. */
export const receivedAboutChat = {
  CHAT_ROOM_ADD: room,
  CHAT_ROOM_UPDATE: room,
  CHAT_ROOM_DELETE: z.object({ roomId: z.string(), reason: z.enum(departures) }),
  CHAT_ROOM_TYPING: z.object({ roomId: z.string(), userId: z.string(), until: instant }),
  CHAT_MESSAGE_ADD: message,
  CHAT_MESSAGE_UPDATE: message,
  CHAT_MESSAGE_DELETE: z.object({
    roomId: z.string(),
    messageId: z.string(),
    seq: z.int(),
    rev: z.int(),
  }),
  CHAT_MESSAGE_MARK_AS_READ: z.object({
    roomId: z.string(),
    userId: z.string(),
    seq: z.int(),
    /** For one's own devices: how many rooms hold something unread now. */
    unreadRooms: z.int().optional(),
  }),
} as const;
