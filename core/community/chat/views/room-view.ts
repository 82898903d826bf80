import type { UserActor } from '#core/access/actor/actor.ts';
import { mayPublish } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { addressOf } from '#core/platform/media/address.ts';
import type { PersonCard } from '#core/people/profile/views/person-card.ts';
import { isPresent, seenFrom, type Member } from '../member.ts';
import { requestTextsMax, type ReadOnlyReason } from '../reach.ts';
import { pairOf, peerIn, type Room, type RoomId } from '../room.ts';
import { reachBetween } from '../steps/ties.ts';
import type { Message } from '../message.ts';
import {
  cardsInRoom,
  messageParts,
  messageView,
  messageViews,
  withoutPicture,
  type MessageParts,
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

const hiddenFor = async (
  { reads }: Pick<ViewNeeds, 'reads'>,
  readerId: UserId,
  ids: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const others = [...new Set(ids)].filter((id) => id !== readerId);
  return others.length === 0 ? new Set() : reads.relations.blockedEitherWay(readerId, others);
};

/** The people of a room as this reader sees them. */
const cardsFor = async (
  ports: ViewNeeds,
  readerId: UserId,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, PersonCard>> => {
  const [cards, hidden] = await Promise.all([cardsInRoom(ports, ids), hiddenFor(ports, readerId, ids)]);
  return new Map([...cards].map(([id, card]) => [id, hidden.has(id) ? withoutPicture(card) : card]));
};

type Shown = Pick<RoomView, 'photoUrl' | 'peer' | 'unread' | 'lastMessage'>;

const viewOf = (room: Room, member: Member, shown: Shown): RoomView => ({
  ...room,
  ...shown,
  rev: room.lastRev,
  state: member.state,
  fromSeq: seenFrom(member),
  readSeq: member.readSeq,
  pinnedAt: member.pinnedAt,
  mutedUntil: member.mutedUntil,
});

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
        viewOf(room, member, {
          photoUrl: photos.get(room.id) ?? null,
          peer: peerId === null ? null : (cards.get(peerId) ?? null),
          unread: unread.get(room.id) ?? 0,
          lastMessage: lines.get(room.id) ?? null,
        }),
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
  hidden: ReadonlySet<UserId>,
): Promise<number | null> => {
  if (peer?.state !== 'INBOX' || hidden.has(peerId)) return null;
  const [own, other] = await Promise.all([reads.users.find(reader.id), reads.users.find(peerId)]);
  return own?.readReceipts && other?.readReceipts ? peer.readSeq : null;
};

/** What is read once for any number of readers of one room. */
export type RoomParts = Readonly<{
  room: Room;
  members: readonly Member[];
  cards: ReadonlyMap<UserId, PersonCard>;
  photoUrl: string | null;
  /** The newest and the pinned ones. */
  messages: readonly Message[];
  parts: MessageParts;
}>;

export const roomParts =
  (ports: ViewNeeds) =>
  async (room: Room): Promise<RoomParts> => {
    const members = (await ports.reads.chatMembers.presentIn(room.id)).filter(isPresent);
    const people = new Set([...members.map(({ userId }) => userId), ...pairOf(room)]);
    const seqs = [...new Set([...room.pins, room.lastSeq])].filter((seq) => seq > 0);
    const [cards, photos, messages] = await Promise.all([
      cardsInRoom(ports, [...people]),
      photosOf(ports, [room]),
      seqs.length === 0 ? [] : ports.reads.chatMessages.atSeqs(seqs.map((seq) => ({ roomId: room.id, seq }))),
    ]);
    const parts = await messageParts(ports)(messages);
    return { room, members, cards, photoUrl: photos.get(room.id) ?? null, messages, parts };
  };

/** One room whole for one of its people: who is there, its pins, and whether it can be written in. */
export const roomDetailOf =
  (ports: ViewNeeds) =>
  async (
    reader: UserActor,
    place: Member,
    { room, members, cards, photoUrl, messages, parts }: RoomParts,
  ): Promise<RoomDetail> => {
    const { chatMembers } = ports.reads;
    const peerId = peerIn(room, reader.id);
    const [hidden, unread, peer] = await Promise.all([
      hiddenFor(ports, reader.id, [...cards.keys(), ...parts.cards.keys()]),
      chatMembers.unreadIn(reader.id, [room.id], ports.clock.now()),
      peerId === null ? null : chatMembers.find(room.id, peerId),
    ]);
    const between = peerId === null ? null : { room, reader, peerId, peer };
    const [peerReadSeq, readOnly] = await Promise.all([
      between && peerReadSeqOf(ports, between, hidden),
      readOnlyIn(ports, room, reader, between),
    ]);
    const cardOf = (id: UserId): PersonCard | null => {
      const card = cards.get(id) ?? null;
      return card && hidden.has(id) ? withoutPicture(card) : card;
    };
    const from = seenFrom(place);
    const shown = messages
      .filter(({ seq }) => seq > from)
      .map((message) => messageView(message, parts, { hidden, isGroup: room.type === 'GROUP', from }));
    return {
      ...viewOf(room, place, {
        photoUrl,
        peer: peerId === null ? null : cardOf(peerId),
        unread: unread.get(room.id) ?? 0,
        lastMessage: shown.find(({ seq }) => seq === room.lastSeq) ?? null,
      }),
      members: members.flatMap(({ userId, state, joinedAt }) => {
        const person = cardOf(userId);
        return person ? [{ person, state, joinedAt, isOwner: userId === room.ownerId }] : [];
      }),
      pinnedMessages: shown.filter(({ seq, deletedAt }) => room.pins.includes(seq) && deletedAt === null),
      peerReadSeq,
      readOnly,
    };
  };

export const roomDetail =
  (ports: ViewNeeds) =>
  async (reader: UserActor, room: Room, place: Member): Promise<RoomDetail> =>
    roomDetailOf(ports)(reader, place, await roomParts(ports)(room));
