import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import { client } from '../../../app/client.ts';

type Place = Readonly<{ cursor: string } | { around: number } | { afterRev: number } | object>;
export type RoomPage = Awaited<ReturnType<typeof client.chatMessages.list>>;

/** As many as fill two screens. */
const pageSize = 50;
/** All that a catch-up may bring at once. */
const catchUpSize = 100;

export type NewMessage = Readonly<{
  clientId: string;
  body: string;
  attachmentIds: readonly string[];
  replyToSeq?: number;
}>;

/** What a room asks the server for. */
export const roomServer = {
  room: (id: string): Promise<ChatRoomDetail> => client.chatRooms.get({ params: { id } }),
  page: (id: string, place: Place = {}): Promise<RoomPage> =>
    client.chatMessages.list({
      params: { id },
      query: { limit: 'afterRev' in place ? catchUpSize : pageSize, ...place },
    }),
  read: (id: string, seq: number) => client.chatMessages.read({ params: { id }, body: { seq } }),
};
export type RoomServer = typeof roomServer;

/** The same key at every try of the same message or file: it is stored once. */
export const sendMessage = (
  roomId: string,
  { attachmentIds, ...message }: NewMessage,
): Promise<ChatMessage> =>
  client.chatMessages.send(
    { params: { id: roomId }, body: { ...message, attachmentIds: [...attachmentIds] } },
    { idempotencyKey: message.clientId },
  );
