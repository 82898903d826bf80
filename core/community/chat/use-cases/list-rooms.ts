import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { placeIn } from '../steps/access.ts';
import type { RoomBox, UnreadRooms } from '../ports.ts';
import type { RoomId } from '../room.ts';
import type { ViewNeeds } from '../views/message-view.ts';
import { roomDetail, roomViews, type RoomDetail, type RoomView } from '../views/room-view.ts';

type Query = Readonly<{ box?: RoomBox | undefined; limit?: number | undefined; cursor?: string | undefined }>;

/** One's rooms, or the requests that wait for an answer. */
export const listRooms =
  (ports: ViewNeeds) =>
  async (actor: Actor, { box = 'inbox', ...query }: Query): Promise<Page<RoomView>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await ports.reads.chatMembers.roomsOf(id, box, pageRequest(query));
    return { items: await roomViews(ports)(id, items), nextCursor };
  };

export const getRoom =
  (ports: ViewNeeds) =>
  async (actor: Actor, roomId: RoomId): Promise<RoomDetail> => {
    const reader = requireMember(actor);
    const { room, member } = await placeIn(ports.reads, roomId, reader.id);
    return roomDetail(ports)(reader, room, member);
  };

/** The number on the icon, and that of the requests. */
export const countUnreadRooms =
  ({ reads, clock }: Pick<ViewNeeds, 'reads' | 'clock'>) =>
  async (actor: Actor): Promise<UnreadRooms> =>
    reads.chatMembers.unreadRooms(requireMember(actor).id, clock.now());
