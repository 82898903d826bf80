import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { actorWithoutSignIn } from '#core/people/account/use-cases/actor-of.ts';
import { seenFrom, type Member } from '../member.ts';
import type { Message, MessageId } from '../message.ts';
import type { Departure, RoomSignal } from '../room-signal.ts';
import { typingMembersMax, type Room, type RoomId } from '../room.ts';
import {
  groupsAmong,
  messageParts,
  messageView,
  type MessageParts,
  type MessageView,
  type ViewNeeds,
} from '../views/message-view.ts';
import { roomDetailOf, roomParts, type RoomDetail, type RoomParts } from '../views/room-view.ts';

/** What the sockets of these people are written; the same text for all of them. */
export type LiveFrame = Readonly<{ userIds: readonly UserId[] }> &
  (
    | Readonly<{ type: 'CHAT_MESSAGE_ADD' | 'CHAT_MESSAGE_UPDATE'; payload: { message: MessageView } }>
    | Readonly<{
        type: 'CHAT_MESSAGE_DELETE';
        payload: { roomId: RoomId; messageId: MessageId; seq: number; rev: number };
      }>
    | Readonly<{ type: 'CHAT_ROOM_ADD' | 'CHAT_ROOM_UPDATE'; payload: { room: RoomDetail } }>
    | Readonly<{ type: 'CHAT_ROOM_DELETE'; payload: { roomId: RoomId; reason: Departure } }>
    | Readonly<{
        type: 'CHAT_MESSAGE_MARK_AS_READ';
        payload: { roomId: RoomId; userId: UserId; seq: number; unreadRooms?: number };
      }>
    | Readonly<{ type: 'REFRESH'; payload: Record<never, never> }>
  );

/** The members of a room, as an instance remembers them for at most a second. */
export type MembersOf = (roomId: RoomId) => Promise<readonly Member[]>;
type Heard = Readonly<{ connected: (userId: UserId) => boolean; membersOf: MembersOf }>;

const inside = async ({ connected, membersOf }: Heard, roomId: RoomId): Promise<readonly Member[]> =>
  (await membersOf(roomId)).filter(({ state, userId }) => state === 'INBOX' && connected(userId));

/** Readers who are shown the same share one frame: most often all of them. */
const messageFrames = async (
  { reads }: ViewNeeds,
  type: 'CHAT_MESSAGE_ADD' | 'CHAT_MESSAGE_UPDATE',
  message: Message,
  parts: MessageParts,
  readers: readonly Member[],
): Promise<readonly LiveFrame[]> => {
  const senders = [message, ...parts.quoted.values()].flatMap(({ senderId }) => senderId ?? []);
  const ids = readers.map(({ userId }) => userId);
  const across = await Promise.all(
    [...new Set(senders)].map(async (id) => [id, await reads.relations.blockedEitherWay(id, ids)] as const),
  );
  const groups = Map.groupBy(readers, (reader) => {
    const hidden = across.filter(([, between]) => between.has(reader.userId)).map(([id]) => id);
    const isQuoteShown = (message.replyToSeq ?? 0) > seenFrom(reader);
    return JSON.stringify([hidden, isQuoteShown]);
  });
  const blocked = new Set(across.filter(([, between]) => between.size > 0).map(([id]) => id));
  const isGroup = (await groupsAmong({ reads }, blocked, [message])).has(message.roomId);
  return [...groups].map(([, same]): LiveFrame => {
    const [first] = same;
    const hidden = new Set(
      across.filter(([, between]) => first && between.has(first.userId)).map(([id]) => id),
    );
    const view = messageView(message, parts, { hidden, isGroup, from: first ? seenFrom(first) : 0 });
    return { type, userIds: same.map(({ userId }) => userId), payload: { message: view } };
  });
};

/** The news of a crowd must not hold all connections to the database: members ask for something meanwhile. */
const readersAtOnce = 5;

/** Hundreds who come into a room together have it read once: what is being read is waited for by all who ask. */
const sharedParts = (ports: ViewNeeds) => {
  const reading = new Map<string, Promise<RoomParts>>();
  return (room: Room): Promise<RoomParts> => {
    const key = `${room.id} ${room.lastRev}`;
    const known = reading.get(key) ?? roomParts(ports)(room).finally(() => reading.delete(key));
    reading.set(key, known);
    return known;
  };
};

type RoomReading = Readonly<{ ports: ViewNeeds; partsOf: ReturnType<typeof sharedParts> }>;

const roomFrames = async (
  { ports, partsOf }: RoomReading,
  type: 'CHAT_ROOM_ADD' | 'CHAT_ROOM_UPDATE',
  roomId: RoomId,
  readers: readonly Member[],
): Promise<readonly LiveFrame[]> => {
  const room = readers.length === 0 ? null : await ports.reads.chatRooms.find(roomId);
  if (!room) return [];
  const parts = await partsOf(room);
  const frameFor = async (reader: Member): Promise<LiveFrame> => {
    const actor = await actorWithoutSignIn(ports)(reader.userId);
    const detail = await roomDetailOf(ports)(actor, reader, parts);
    return { type, userIds: [reader.userId], payload: { room: detail } };
  };
  const frames: LiveFrame[] = [];
  for (let from = 0; from < readers.length; from += readersAtOnce)
    frames.push(...(await Promise.all(readers.slice(from, from + readersAtOnce).map(frameFor))));
  return frames;
};

const readFrames = async (
  { reads, clock }: ViewNeeds,
  { roomId, userId }: Readonly<{ roomId: RoomId; userId: UserId }>,
  heard: Heard,
): Promise<readonly LiveFrame[]> => {
  const { chatMembers, relations } = reads;
  const member = await chatMembers.find(roomId, userId);
  if (member?.state !== 'INBOX') return [];
  const type = 'CHAT_MESSAGE_MARK_AS_READ';
  const payload = { roomId, userId, seq: member.readSeq };
  const members = await heard.membersOf(roomId);
  const others = (await inside(heard, roomId)).map((one) => one.userId).filter((id) => id !== userId);
  const showing = await chatMembers.showingReceipts([userId, ...others]);
  const blocked = await relations.blockedEitherWay(userId, others);
  const receivers = others.filter((id) => showing.has(id) && !blocked.has(id));
  const isCrowd = members.length > typingMembersMax;
  const { rooms } = heard.connected(userId)
    ? await chatMembers.unreadRooms(userId, clock.now())
    : { rooms: 0 };
  return [
    { type, userIds: [userId], payload: { ...payload, unreadRooms: rooms } },
    { type, userIds: showing.has(userId) && !isCrowd ? receivers : [], payload },
  ];
};

/** What a signal means for the people who are connected here. */
export const liveChange = (ports: ViewNeeds) => {
  const reading = { ports, partsOf: sharedParts(ports) };
  return async (actor: Actor, signal: RoomSignal, heard: Heard): Promise<readonly LiveFrame[]> => {
    requirePermission(actor, 'chat.view');
    const { roomId } = signal;
    if (signal.kind === 'chat') {
      const readers = await inside(heard, roomId);
      if (readers.length === 0) return [];
      if (signal.change === 'ROOM') return roomFrames(reading, 'CHAT_ROOM_UPDATE', roomId, readers);
      const message = await ports.reads.chatMessages.ofRev(roomId, signal.rev);
      // A later change of the same message has a signal of its own.
      if (!message) return [];
      const { id: messageId, seq, rev } = message;
      const shown = readers.filter((reader) => seq > seenFrom(reader));
      if (message.deletedAt !== null) {
        const userIds = shown.map(({ userId }) => userId);
        return [{ type: 'CHAT_MESSAGE_DELETE', userIds, payload: { roomId, messageId, seq, rev } }];
      }
      const type = signal.change === 'ADD' ? 'CHAT_MESSAGE_ADD' : 'CHAT_MESSAGE_UPDATE';
      return messageFrames(ports, type, message, await messageParts(ports)([message]), shown);
    }
    const { userId, change } = signal;
    if (change === 'READ') return readFrames(ports, { roomId, userId }, heard);
    if (!heard.connected(userId)) return [];
    if (change === 'REQUEST') return [{ type: 'REFRESH', userIds: [userId], payload: {} }];
    if (change === 'ADD' || change === 'ROOM') {
      const own = await ports.reads.chatMembers.find(roomId, userId);
      const readers = own?.state === 'INBOX' ? [own] : [];
      const type = change === 'ADD' ? 'CHAT_ROOM_ADD' : 'CHAT_ROOM_UPDATE';
      return roomFrames(reading, type, roomId, readers);
    }
    return [{ type: 'CHAT_ROOM_DELETE', userIds: [userId], payload: { roomId, reason: change } }];
  };
};

/** Who is in a room or was asked into it, for those who write its frames. */
export const listPresentMembers =
  ({ reads }: Pick<ViewNeeds, 'reads'>) =>
  async (actor: Actor, roomId: RoomId): Promise<readonly Member[]> => {
    requirePermission(actor, 'chat.view');
    return reads.chatMembers.presentIn(roomId);
  };
