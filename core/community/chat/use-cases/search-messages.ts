import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { placeIn } from '../steps/access.ts';
import { seenFrom, type Member } from '../member.ts';
import { searchWords } from '../search-words.ts';
import type { RoomId } from '../room.ts';
import { messageViews, type MessageView, type ViewNeeds } from '../views/message-view.ts';
import { roomViews, type RoomView } from '../views/room-view.ts';

type Query = Readonly<{
  q: string;
  roomId?: RoomId | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}>;
export type Found = Readonly<{ message: MessageView; room: RoomView }>;

/** Without a room, so many of the newest are searched. */
const roomsSearched = 100;

/** Living texts that this person is shown, newest first; those of people blocked either way are left out. */
export const searchMessages =
  (ports: ViewNeeds) =>
  async (actor: Actor, { q, roomId, ...query }: Query): Promise<Page<Found>> => {
    const { id } = requireMember(actor);
    const { chatMembers, chatMessages } = ports.reads;
    const places: readonly Member[] =
      roomId === undefined
        ? await chatMembers.newestOf(id, roomsSearched)
        : [(await placeIn(ports.reads, roomId, id)).member];
    const words = searchWords(q);
    if (words.length === 0 || places.length === 0) return { items: [], nextCursor: null };
    const rooms = places.map((place) => ({ roomId: place.roomId, from: seenFrom(place) }));
    const found = await chatMessages.search({ rooms, words, readerId: id, ...pageRequest(query) });
    const from = new Map(rooms.map((room) => [room.roomId, room.from]));
    const messages = await messageViews(ports)(id, found.items, (one) => from.get(one.roomId) ?? 0);
    const shown = new Set(found.items.map((one) => one.roomId));
    const views = await roomViews(ports)(
      id,
      places.filter((place) => shown.has(place.roomId)),
    );
    const byId = new Map(views.map((view) => [view.id, view]));
    return {
      items: messages.map((message) => {
        const room = byId.get(message.roomId);
        if (!room) throw new DomainError('chat.room_not_found');
        return { message, room };
      }),
      nextCursor: found.nextCursor,
    };
  };
