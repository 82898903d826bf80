import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest } from '#core/kernel/page.ts';
import { placeIn, type Place } from '../steps/access.ts';
import { seenFrom } from '../member.ts';
import { readMessageCursor, writeMessageCursor } from '../message-cursor.ts';
import type { Message } from '../message.ts';
import type { ChatMessages } from '../ports.ts';
import type { RoomId } from '../room.ts';
import { messageViews, type MessageView, type ViewNeeds } from '../views/message-view.ts';
import { roomDetail, type RoomDetail } from '../views/room-view.ts';

type Query = Readonly<{
  roomId: RoomId;
  limit?: number | undefined;
  cursor?: string | undefined;
  around?: number | undefined;
  afterRev?: number | undefined;
}>;

export type MessagePage = Readonly<{
  items: readonly MessageView[];
  nextCursor: string | null;
  newerCursor: string | null;
  rev: number;
  hasMore: boolean;
  reset: boolean;
  room: RoomDetail | null;
}>;

const catchUpPage = 100;
/** Further behind, a device reads the newest page anew. */
const catchUpMax = 500;

type Found = Readonly<{ messages: readonly Message[]; hasOlder: boolean; hasNewer: boolean }>;

/** Both sides of a place; the place itself is on the older side. */
const aroundPlace = async (
  chatMessages: ChatMessages,
  range: Readonly<{ roomId: RoomId; from: number; limit: number }>,
  seq: number,
): Promise<Found> => {
  const half = Math.ceil(range.limit / 2);
  const [older, newer] = await Promise.all([
    chatMessages.range({ ...range, below: seq + 1, limit: half + 1 }),
    chatMessages.range({ ...range, above: seq, limit: half + 1 }),
  ]);
  const hasOlder = older.length > half;
  return {
    messages: [...(hasOlder ? older.slice(1) : older), ...newer.slice(0, half)],
    hasOlder,
    hasNewer: newer.length > half,
  };
};

const pageOf = async (
  chatMessages: ChatMessages,
  { room, member }: Place,
  { limit: asked, cursor, around }: Query,
): Promise<Found> => {
  const { limit } = pageRequest({ limit: asked ?? 50 });
  const range = { roomId: room.id, from: seenFrom(member), limit };
  const place = readMessageCursor(cursor);
  if (around !== undefined && !place) return aroundPlace(chatMessages, range, around);
  if (place?.side === 'newer') {
    const found = await chatMessages.range({ ...range, above: place.seq, limit: limit + 1 });
    return { messages: found.slice(0, limit), hasOlder: true, hasNewer: found.length > limit };
  }
  const found = await chatMessages.range({ ...range, below: place?.seq, limit: limit + 1 });
  const hasOlder = found.length > limit;
  return { messages: hasOlder ? found.slice(1) : found, hasOlder, hasNewer: place !== null };
};

/** The newest messages, those beside a cursor or around a place, or all that changed after a revision. */
export const listMessages =
  (ports: ViewNeeds) =>
  async (actor: Actor, query: Query): Promise<MessagePage> => {
    const reader = requireMember(actor);
    const place = await placeIn(ports.reads, query.roomId, reader.id);
    const { room, member } = place;
    const from = seenFrom(member);
    const shown = (messages: readonly Message[]) => messageViews(ports)(reader.id, messages, () => from);
    const none = { items: [], nextCursor: null, newerCursor: null, hasMore: false, reset: false };

    if (query.afterRev !== undefined) {
      const { lastRev: rev } = room;
      // Most devices ask in vain: then one read of the room is all there is to it.
      if (query.afterRev >= rev) return { ...none, rev, room: null };
      const detail = await roomDetail(ports)(reader, room, member);
      if (rev - query.afterRev > catchUpMax) return { ...none, reset: true, rev, room: detail };
      const found = await ports.reads.chatMessages.changedAfter(
        room.id,
        query.afterRev,
        from,
        catchUpPage + 1,
      );
      // What changed after the room was read comes with the next question.
      const known = found.filter((message) => message.rev <= rev).slice(0, catchUpPage);
      const hasMore = found.length > catchUpPage;
      const knownRev = hasMore ? (known.at(-1)?.rev ?? rev) : rev;
      return { ...none, items: await shown(known), rev: knownRev, hasMore, room: detail };
    }
    const { messages, hasOlder, hasNewer } = await pageOf(ports.reads.chatMessages, place, query);
    const [first, last] = [messages[0], messages.at(-1)];
    return {
      ...none,
      items: await shown(messages),
      nextCursor: hasOlder && first ? writeMessageCursor('older', first.seq) : null,
      newerCursor: hasNewer && last ? writeMessageCursor('newer', last.seq) : null,
      rev: room.lastRev,
      room: null,
    };
  };
