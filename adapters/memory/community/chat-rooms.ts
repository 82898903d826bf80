import { displayName } from '#core/access/actor/person.ts';
import type { ChatReactions, ChatRoomRow, ChatRooms, LiveRooms } from '#core/community/chat/ports.ts';
import type { Reaction } from '#core/community/chat/reaction.ts';
import type { Room } from '#core/community/chat/room.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    chatRooms: Room;
    chatReactions: Reaction & Readonly<{ number: number }>;
  }
}

export const memoryChatRooms = (view: () => View): ChatRooms => {
  const table = () => view().table('chatRooms');
  const ofPair = (pairKey: string | null) =>
    pairKey === null
      ? undefined
      : table()
          .all()
          .find((room) => room.pairKey === pairKey);
  const rowOf = (room: Room): ChatRoomRow => {
    const owner = room.ownerId === null ? undefined : view().table('users').get(room.ownerId);
    const { id, type, name, ownerId, memberCount, lastAt, closedAt, createdAt, lastSeq } = room;
    const ownerName = owner ? displayName(owner) : null;
    return {
      id,
      type,
      name,
      ownerId,
      memberCount,
      lastAt,
      closedAt,
      createdAt,
      ownerName,
      messages: lastSeq,
    };
  };

  return {
    async insert(room) {
      if (ofPair(room.pairKey)) return false;
      table().set(room.id, room);
      return true;
    },
    find: async (id) => table().get(id) ?? null,
    many: async (ids) => ids.flatMap((id) => table().get(id) ?? []),
    ofPair: async (pairKey) => ofPair(pairKey) ?? null,
    lock: async (id) => table().get(id) ?? null,
    async update(room) {
      table().set(room.id, room);
    },
    async list(request) {
      const rows = table()
        .all()
        .map((room) => ({ ...rowOf(room), closed: room.closedAt !== null }));
      const asked = readListRequest(staffLists.chatRooms, request);
      const listed = staffList(rows, asked, staffLists.chatRooms, ({ name }) => [name]);
      return { ...listed, rows: listed.rows.map(({ closed: _closed, ...row }) => row) };
    },
    async row(id) {
      const room = table().get(id);
      if (!room) throw new DomainError('chat.room_not_found');
      return rowOf(room);
    },
  };
};

export const memoryChatReactions = (view: () => View): ChatReactions => {
  const table = () => view().table('chatReactions');
  const keyIn = ({ roomId, seq, userId, emoji }: Omit<Reaction, 'createdAt'>) =>
    keyOf(roomId, String(seq), userId, emoji);
  const plain = ({ number: _number, ...reaction }: Reaction & Readonly<{ number: number }>): Reaction =>
    reaction;
  const inOrder = () =>
    table()
      .all()
      .toSorted((a, b) => a.number - b.number);

  return {
    async add(reaction) {
      if (table().get(keyIn(reaction))) return false;
      table().set(keyIn(reaction), { ...reaction, number: view().nextNumber() });
      return true;
    },
    async remove(reaction) {
      const isThere = table().get(keyIn(reaction)) !== undefined;
      table().delete(keyIn(reaction));
      return isThere;
    },
    at: async (places) =>
      inOrder()
        .filter(({ roomId, seq }) => places.some((place) => place.roomId === roomId && place.seq === seq))
        .map(plain),
    ofUser: async (userId) =>
      inOrder()
        .filter((reaction) => reaction.userId === userId)
        .map(plain),
    async deleteAllOf(userId) {
      deleteRows(table(), (reaction) => reaction.userId === userId);
    },
  };
};

/** Nobody listens to a store in memory itself: what is announced is heard by what watches its transactions. */
export const silentLiveRooms: LiveRooms = { changed: () => undefined };
