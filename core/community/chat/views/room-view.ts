import type { UserActor } from '#core/access/actor/actor.ts';
import { mayPublish } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { addressOf } from '#core/platform/media/address.ts';
import type { PersonCard } from '#core/people/profile/views/person-card.ts';
import { isPresent, seenFrom, type Member } from '../member.ts';
import { requestTextsMax, type ReadOnlyReason } from '../reach.ts';
import { peerIn, type Room, type RoomId } from '../room.ts';
import { reachBetween } from '../steps/ties.ts';
import {
  cardsInRoom,
  messageViews,
  withoutPicture,
  type MessageView,
  type ViewNeeds,
} from './message-view.ts';

export type RoomView = Readonly<
  Pick<
    Room,
    'id' | 'type' | 'name' | 'ownerId' | 'memberCount' | 'lastSeq' | 'lastAt' | 'pins' | 'closedAt'
  > &
    Pick<Member, 'state' | 'readSeq' | 'pinnedAt' | 'mutedUntil'> & {
      rev: number;
      photoUrl: string | null;
      peer: PersonCard | null;
      fromSeq: number;
      unread: number;
      lastMessage: MessageView | null;
    }
>;

export type RoomMemberView = Readonly<
  Pick<Member, 'state' | 'joinedAt'> & { person: PersonCard; isOwner: boolean }
>;

export type RoomDetail = RoomView &
  Readonly<{
    members: readonly RoomMemberView[];
    pinnedMessages: readonly MessageView[];
    peerReadSeq: number | null;
    readOnly: ReadOnlyReason | null;
  }>;

const photosOf = async (
  { reads, mediaStore, clock }: ViewNeeds,
  rooms: readonly Room[],
): Promise<ReadonlyMap<RoomId, string>> => {
  const found = await Promise.all(
    rooms.map(async ({ id, photoId }): Promise<readonly (readonly [RoomId, string])[]> => {
      const medium = photoId === null ? null : await reads.media.find(photoId);
      if (!medium) return [];
      const { url, thumbnailUrl } = await addressOf(mediaStore, medium, clock.now());
      return [[id, thumbnailUrl ?? url]];
    }),
  );
  return new Map(found.flat());
};

/** The people of a room as this reader sees them. */
const cardsFor = async (
  ports: ViewNeeds,
  readerId: UserId,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, PersonCard>> => {
  const others = ids.filter((id) => id !== readerId);
  const [cards, blocked] = await Promise.all([
    cardsInRoom(ports, ids),
    others.length === 0 ? new Set<UserId>() : ports.reads.relations.blockedEitherWay(readerId, others),
  ]);
  return new Map([...cards].map(([id, card]) => [id, blocked.has(id) ? withoutPicture(card) : card]));
};

/** The rooms of one person, in the order of the given places. */
export const roomViews =
  (ports: ViewNeeds) =>
  async (readerId: UserId, places: readonly Member[]): Promise<readonly RoomView[]> => {
    if (places.length === 0) return [];
    const { chatRooms, chatMembers, chatMessages } = ports.reads;
    const ids = places.map(({ roomId }) => roomId);
    const rooms = new Map((await chatRooms.many(ids)).map((room) => [room.id, room]));
    const from = new Map(places.map((member) => [member.roomId, seenFrom(member)]));
    const fromOf = ({ roomId }: { roomId: RoomId }) => from.get(roomId) ?? 0;
    const peers = [...rooms.values()].flatMap((room) => peerIn(room, readerId) ?? []);
    const newest = [...rooms.values()]
      .map(({ id: roomId, lastSeq: seq }) => ({ roomId, seq }))
      .filter((place) => place.seq > fromOf(place));
    const [cards, photos, unread, last] = await Promise.all([
      cardsFor(ports, readerId, peers),
      photosOf(ports, [...rooms.values()]),
      chatMembers.unreadIn(readerId, ids, ports.clock.now()),
      newest.length === 0 ? [] : chatMessages.atSeqs(newest),
    ]);
    const lines = new Map(
      (await messageViews(ports)(readerId, last, fromOf)).map((view) => [view.roomId, view]),
    );
    return places.flatMap((member): readonly RoomView[] => {
      const room = rooms.get(member.roomId);
      if (!room) return [];
      const peerId = peerIn(room, readerId);
      return [
        {
          ...room,
          rev: room.lastRev,
          photoUrl: photos.get(room.id) ?? null,
          peer: peerId === null ? null : (cards.get(peerId) ?? null),
          state: member.state,
          fromSeq: seenFrom(member),
          readSeq: member.readSeq,
          unread: unread.get(room.id) ?? 0,
          pinnedAt: member.pinnedAt,
          mutedUntil: member.mutedUntil,
          lastMessage: lines.get(room.id) ?? null,
        },
      ];
    });
  };

type Between = Readonly<{ room: Room; reader: UserActor; peer: Member | null; peerId: UserId }>;

/** What this person would be refused here before anything is typed. */
const readOnlyIn = async (
  { reads, clock }: ViewNeeds,
  room: Room,
  reader: UserActor,
  peer: Between | null,
): Promise<ReadOnlyReason | null> => {
  const at = clock.now();
  if (room.closedAt !== null) return 'chat.room_closed';
  if (!mayPublish(reader, at)) return 'social.restricted';
  if (peer === null) return null;
  const user = await reads.users.find(peer.peerId);
  if (!user) return 'chat.not_allowed';
  const reach = await reachBetween(reads, { writer: reader, reader: user, member: peer.peer, at });
  if (reach === 'REFUSED') return 'chat.not_allowed';
  if (reach === 'INBOX') return null;
  const sent = await reads.chatMessages.countOf(room.id, reader.id, peer.peer?.joinedSeq ?? 0);
  return sent >= requestTextsMax ? 'chat.request_pending' : null;
};

/** Receipts are mutual: who shows none is shown none. Across a block nobody is told what the other does. */
const peerReadSeqOf = async (
  { reads }: ViewNeeds,
  { reader, peer, peerId }: Between,
): Promise<number | null> => {
  if (peer?.state !== 'INBOX') return null;
  const [own, other, blocked] = await Promise.all([
    reads.users.find(reader.id),
    reads.users.find(peerId),
    reads.relations.blockedEitherWay(reader.id, [peerId]),
  ]);
  return own?.readReceipts && other?.readReceipts && blocked.size === 0 ? peer.readSeq : null;
};

/** One room whole: its people, its pins, and whether it can be written in. */
export const roomDetail =
  (ports: ViewNeeds) =>
  async (reader: UserActor, room: Room, place: Member): Promise<RoomDetail> => {
    const { chatMembers, chatMessages } = ports.reads;
    const members = (await chatMembers.presentIn(room.id)).filter(isPresent);
    const peerId = peerIn(room, reader.id);
    const between =
      peerId === null ? null : { room, reader, peerId, peer: await chatMembers.find(room.id, peerId) };
    const from = seenFrom(place);
    const pins = room.pins.filter((seq) => seq > from);
    const [[view], cards, pinned, peerReadSeq, readOnly] = await Promise.all([
      roomViews(ports)(reader.id, [place]),
      cardsFor(
        ports,
        reader.id,
        members.map(({ userId }) => userId),
      ),
      pins.length === 0 ? [] : chatMessages.atSeqs(pins.map((seq) => ({ roomId: room.id, seq }))),
      between && peerReadSeqOf(ports, between),
      readOnlyIn(ports, room, reader, between),
    ]);
    if (!view) throw new Error('A room that is there has a view');
    return {
      ...view,
      members: members.flatMap(({ userId, state, joinedAt }) => {
        const person = cards.get(userId);
        return person ? [{ person, state, joinedAt, isOwner: userId === room.ownerId }] : [];
      }),
      pinnedMessages: await messageViews(ports)(
        reader.id,
        pinned.filter(({ deletedAt }) => deletedAt === null),
        () => from,
      ),
      peerReadSeq,
      readOnly,
    };
  };
