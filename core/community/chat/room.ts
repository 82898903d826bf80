import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';

export const roomTypes = ['ONE_TO_ONE', 'GROUP'] as const;
export type RoomType = (typeof roomTypes)[number];
export type RoomId = Id<'room'>;
/** OWNER: also when the last one has left. What STAFF closed, an accepted appeal opens again. */
export const roomClosers = ['OWNER', 'STAFF'] as const;
export type RoomCloser = (typeof roomClosers)[number];

/**
 * Where people write to each other. `lastSeq` numbers its messages, `lastRev` everything that changes in it: both are
 * given under the room's lock, so that they have no gaps and follow the order of the commits.
 */
export type Room = Readonly<{
  id: RoomId;
  type: RoomType;
  /** Of a group; a room of two is called by the other one's name. */
  name: string | null;
  photoId: MediumId | null;
  /** Of a group: never without one while it is open. */
  ownerId: UserId | null;
  /** Of a room of two: at most one for each two people. */
  pairKey: string | null;
  lastSeq: number;
  lastRev: number;
  lastAt: Date;
  /** Who is in it; those who were only asked to join are not. */
  memberCount: number;
  /** The newest pin is the last. */
  pins: readonly number[];
  closedAt: Date | null;
  /** Null while it is open. */
  closedBy: RoomCloser | null;
  createdAt: Date;
}>;

export const roomNameMaxLength = 80;
/** Above it nobody is shown who is typing. */
export const typingMembersMax = 50;
/** How often one may say that one is typing, and how long it is shown. */
export const typingEvery = 4_000;
export const typingFor = 6_000;

export const pairKeyOf = (one: UserId, other: UserId): string => [one, other].toSorted().join(':');

const emptyRoom = (id: RoomId, at: Date) =>
  ({
    id,
    photoId: null,
    lastSeq: 0,
    lastRev: 0,
    lastAt: at,
    pins: [],
    closedAt: null,
    closedBy: null,
    createdAt: at,
  }) as const;

export const newPairRoom = (id: RoomId, one: UserId, other: UserId, at: Date): Room => ({
  ...emptyRoom(id, at),
  type: 'ONE_TO_ONE',
  name: null,
  ownerId: null,
  pairKey: pairKeyOf(one, other),
  memberCount: 2,
});

export const newGroup = (id: RoomId, ownerId: UserId, name: string, at: Date): Room => ({
  ...emptyRoom(id, at),
  type: 'GROUP',
  name: cleanRoomName(name),
  ownerId,
  pairKey: null,
  memberCount: 1,
});

/** The two, by the key: also those who have left the platform. Nobody of a group. */
export const pairOf = ({ pairKey }: Pick<Room, 'pairKey'>): readonly UserId[] => pairKey?.split(':') ?? [];
export const peerIn = (room: Pick<Room, 'pairKey'>, userId: UserId): UserId | null =>
  pairOf(room).find((id) => id !== userId) ?? null;

export const cleanRoomName = (typed: string): string => {
  const name = normalize(typed);
  if (name === '') throw new DomainError('chat.name_required');
  if (name.length > roomNameMaxLength)
    throw fieldError('body.name', 'input.max_length', { length: roomNameMaxLength });
  return name;
};

export const requireOpen = (room: Room): Room => {
  if (room.closedAt !== null) throw new DomainError('chat.room_closed');
  return room;
};

/** What only the owner of a group may do. In a room of two it has no meaning. */
export const requireOwner = (room: Room, userId: UserId): Room => {
  if (room.type !== 'GROUP') throw new DomainError('chat.not_allowed');
  if (room.ownerId !== userId) throw new DomainError('chat.not_owner');
  return room;
};
