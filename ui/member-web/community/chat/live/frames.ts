import type { ReceivedFrame } from '#http/live/contract/realtime.ts';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import { decode, memberApi } from '../../../app/member-api.ts';

/** What a frame says about chat, once it is read. */
export type ChatNews =
  | Readonly<{ kind: 'message'; roomId: string; message: ChatMessage; isNew: boolean }>
  | Readonly<{ kind: 'deletion'; roomId: string; messageId: string; seq: number; rev: number }>
  | Readonly<{ kind: 'room'; roomId: string; room: ChatRoomDetail }>
  | Readonly<{ kind: 'gone'; roomId: string; reason: string }>
  | Readonly<{ kind: 'typing'; roomId: string; userId: string; until: Date }>
  | Readonly<{ kind: 'read'; roomId: string; userId: string; seq: number; unreadRooms: number | null }>;

type Given = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const count = (value: unknown): number | undefined => (Number.isInteger(value) ? Number(value) : undefined);

const messageIn = (payload: Given, isNew: boolean): ChatNews | undefined => {
  // The same as the answer to a sending, so it is read in the same way.
  const message = decode(memberApi.chatMessages.send as never, payload['message'] as never) as ChatMessage;
  return typeof message?.seq === 'number'
    ? { kind: 'message', roomId: message.roomId, message, isNew }
    : undefined;
};

const roomIn = (payload: Given): ChatNews | undefined => {
  const room = decode(memberApi.chatRooms.get as never, payload['room'] as never) as ChatRoomDetail; // as when it is asked for
  return typeof room?.id === 'string' ? { kind: 'room', roomId: room.id, room } : undefined;
};

const deletionIn = (payload: Given): ChatNews | undefined => {
  const [roomId, messageId] = [text(payload['roomId']), text(payload['messageId'])];
  const [seq, rev] = [count(payload['seq']), count(payload['rev'])];
  return roomId && messageId && seq !== undefined && rev !== undefined
    ? { kind: 'deletion', roomId, messageId, seq, rev }
    : undefined;
};

const typingIn = (payload: Given): ChatNews | undefined => {
  const [roomId, userId, until] = [payload['roomId'], payload['userId'], payload['until']].map(text);
  return roomId && userId && until ? { kind: 'typing', roomId, userId, until: new Date(until) } : undefined;
};

const readIn = (payload: Given): ChatNews | undefined => {
  const [roomId, userId, seq] = [text(payload['roomId']), text(payload['userId']), count(payload['seq'])];
  return roomId && userId && seq !== undefined
    ? { kind: 'read', roomId, userId, seq, unreadRooms: count(payload['unreadRooms']) ?? null }
    : undefined;
};

const goneIn = (payload: Given): ChatNews | undefined => {
  const roomId = text(payload['roomId']);
  return roomId === undefined ? undefined : { kind: 'gone', roomId, reason: text(payload['reason']) ?? '' };
};

const readers: Readonly<Partial<Record<string, (payload: Given) => ChatNews | undefined>>> = {
  CHAT_MESSAGE_ADD: (payload) => messageIn(payload, true),
  CHAT_MESSAGE_UPDATE: (payload) => messageIn(payload, false),
  CHAT_MESSAGE_DELETE: deletionIn,
  CHAT_ROOM_ADD: roomIn,
  CHAT_ROOM_UPDATE: roomIn,
  CHAT_ROOM_DELETE: goneIn,
  CHAT_ROOM_TYPING: typingIn,
  CHAT_MESSAGE_MARK_AS_READ: readIn,
};

/** Nothing for what is not about chat, or is not understood: what was missed is read again by its revision. */
export const chatNewsIn = ({ type, payload }: ReceivedFrame): ChatNews | undefined => {
  try {
    return readers[type]?.(payload as unknown as Given); // a frame of a later server may be anything
  } catch {
    return undefined;
  }
};
