import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Member } from './member.ts';
import type { Message, MessageId } from './message.ts';
import type { Reaction } from './reaction.ts';
import type { Room, RoomId } from './room.ts';
import type { RoomSignal } from './room-signal.ts';

/** What staff see of rooms: how many and when, never what was said. */
export type ChatRoomRow = Readonly<
  Pick<Room, 'id' | 'type' | 'name' | 'ownerId' | 'memberCount' | 'lastAt' | 'closedAt' | 'createdAt'> & {
    ownerName: string | null;
    messages: number;
  }
>;

export interface ChatRooms {
  /** False when these two have a room already. */
  insert(room: Room): Promise<boolean>;
  find(id: RoomId): Promise<Room | null>;
  /** Those of them there are. */
  many(ids: readonly RoomId[]): Promise<readonly Room[]>;
  ofPair(pairKey: string): Promise<Room | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: RoomId): Promise<Room | null>;
  /** Stores a locked row. */
  update(room: Room): Promise<void>;
  /** Filters: `id`, `type`, `ownerId`, `closed`, `createdAt_gte/_lte`, `q` (the name of a group). */
  list(request: ListRequest): Promise<List<ChatRoomRow>>;
  /** Fails with chat.room_not_found. */
  row(id: RoomId): Promise<ChatRoomRow>;
}

export type RoomBox = 'inbox' | 'requests';
/** Rooms with something unread, the silent ones left out; and rooms that wait for an answer. */
export type UnreadRooms = Readonly<{ rooms: number; requests: number }>;

export interface ChatMembers {
  find(roomId: RoomId, userId: UserId): Promise<Member | null>;
  /** Those in it, and those who were asked. */
  presentIn(roomId: RoomId): Promise<readonly Member[]>;
  /** Stores new ones and replaces those there are. Fails with user.not_found. */
  put(members: readonly Member[]): Promise<void>;
  /** Pinned ones first, then those where something happened last. */
  roomsOf(userId: UserId, box: RoomBox, page: PageRequest): Promise<Page<Member>>;
  /** The newest rooms this person is in, pinned ones first: the order of the list, and its index. */
  newestOf(userId: UserId, limit: number): Promise<readonly Member[]>;
  /** Held until the transaction ends: reading from several devices never goes back. */
  lock(roomId: RoomId, userId: UserId): Promise<Member | null>;
  unreadRooms(userId: UserId, at: Date): Promise<UnreadRooms>;
  /** By room; at most `unreadMax` each. */
  unreadIn(userId: UserId, roomIds: readonly RoomId[], at: Date): Promise<ReadonlyMap<RoomId, number>>;
  countPinned(userId: UserId): Promise<number>;
  /** Those of `others` with whom this user is in a room. */
  sharedWith(userId: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Those of them who tell others what they have read. */
  showingReceipts(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Whose notice, or mail, is due; held until the transaction ends, skipping what another instance holds. */
  takeDue(kind: 'notice' | 'mail', at: Date, limit: number): Promise<readonly Member[]>;
  /** Those who were told of the text at this place and have not read it: what their notice says is looked at again. */
  recountNotices(roomId: RoomId, seq: number, at: Date): Promise<void>;
  /** Whom of the two the other one, as owner of a group, asked into it; in the order of the rooms' ids. */
  invitationsBetween(one: UserId, other: UserId): Promise<readonly Member[]>;
  /** Rooms this person is in or was asked into, in the order of their ids. */
  allOf(userId: UserId): Promise<readonly Member[]>;
  /** Their places in all rooms end; nothing is due any more. */
  leaveAll(userId: UserId): Promise<void>;
}

/** Which part of a room; the answer is in the order of `seq`, and never reaches below `from`. */
export type MessageRange = Readonly<{
  roomId: RoomId;
  /** Not this one nor any before it. */
  from: number;
  below?: number | undefined;
  above?: number | undefined;
  limit: number;
}>;

export type MessageSearch = Readonly<{
  rooms: readonly Readonly<{ roomId: RoomId; from: number }>[];
  words: readonly string[];
  /** Texts of people with a block between them and this reader are left out. */
  readerId: UserId;
}> &
  PageRequest;

export interface ChatMessages {
  /**
   * One statement: the locked room counts on, the message is stored, and every member's row follows: place in the list,
   * what there is to read, what is due.
   */
  append(room: Room, message: Message): Promise<void>;
  find(id: MessageId): Promise<Message | null>;
  ofClientId(roomId: RoomId, clientId: string): Promise<Message | null>;
  ofRev(roomId: RoomId, rev: number): Promise<Message | null>;
  atSeqs(places: readonly Readonly<{ roomId: RoomId; seq: number }>[]): Promise<readonly Message[]>;
  /** The newest of the range; with `above` the oldest. */
  range(range: MessageRange): Promise<readonly Message[]>;
  /** What changed after this revision, in the order of the changes. */
  changedAfter(roomId: RoomId, rev: number, from: number, limit: number): Promise<readonly Message[]>;
  /** Stores a message of a locked room, and the room's revision with it. */
  update(room: Room, message: Message): Promise<void>;
  /** Texts of one sender after a place, deleted ones too. */
  countOf(roomId: RoomId, senderId: UserId, afterSeq: number): Promise<number>;
  /** Newest first; each word begins a word of the text. */
  search(search: MessageSearch): Promise<Page<Message>>;
  /**
   * Forgets what texts deleted before said, but for those of an open case or an appeal that is not decided. Answers which.
   */
  purgeDeleted(before: Date, limit: number): Promise<readonly MessageId[]>;
  /** Everything this person wrote and did not delete, oldest first. */
  ofSender(userId: UserId): Promise<readonly Message[]>;
  /**
   * What this person wrote goes; that something stood there stays. Each is a change of its room, so that devices drop what
   * they kept. Answers the rooms as they stand then.
   */
  forgetTextsOf(userId: UserId, at: Date): Promise<readonly Pick<Room, 'id' | 'lastRev'>[]>;
}

export interface ChatReactions {
  /** False when it was there. */
  add(reaction: Reaction): Promise<boolean>;
  /** False when there was none. */
  remove(reaction: Omit<Reaction, 'createdAt'>): Promise<boolean>;
  /** In the order they were given. */
  at(places: readonly Readonly<{ roomId: RoomId; seq: number }>[]): Promise<readonly Reaction[]>;
  ofUser(userId: UserId): Promise<readonly Reaction[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** What the sockets of all instances hear of once the transaction is committed; ids only. */
export interface LiveRooms {
  changed(...signals: readonly RoomSignal[]): void;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    chatRooms: ChatRooms;
    chatMembers: ChatMembers;
    chatMessages: ChatMessages;
    chatReactions: ChatReactions;
    liveRooms: LiveRooms;
  }
}
