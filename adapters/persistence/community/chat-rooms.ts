import type { ChatReactions, ChatRoomRow, ChatRooms, LiveRooms } from '#core/community/chat/ports.ts';
import type { Reaction } from '#core/community/chat/reaction.ts';
import type { Room } from '#core/community/chat/room.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { uuidOf } from './row-ids.ts';

/** Counts and times: no text is among the columns. */
const list: ListSource<keyof typeof staffLists.chatRooms> = {
  select: `r.id, r.type, r.name, r.owner_id, ${nameOf('u')} as owner_name, r.member_count, r.last_seq as messages,
    r.last_at, r.closed_at, r.created_at`,
  from: 'chat_rooms r left join users u on u.id = r.owner_id',
  columns: {
    id: 'r.id::text',
    type: 'r.type',
    name: 'r.name',
    ownerId: 'r.owner_id',
    ownerName: nameOf('u'),
    memberCount: 'r.member_count',
    messages: 'r.last_seq',
    closed: '(r.closed_at is not null)',
    lastAt: 'r.last_at',
    closedAt: 'r.closed_at',
    createdAt: 'r.created_at',
  },
  search: "fold(coalesce(r.name, '')) like ?",
  tieBreak: 'r.id',
};

const withOwner = (row: ChatRoomRow): ChatRoomRow => ({
  ...row,
  ownerName: row.ownerId === null ? null : row.ownerName,
});

export const knexChatRooms = (db: Connection): ChatRooms => ({
  async insert({ pins, ...room }) {
    const inserted = await db()('chat_rooms')
      .insert({ ...room, pins: [...pins] })
      .onConflict('pair_key')
      .ignore()
      .returning('id');
    return inserted.length === 1;
  },

  async find(id) {
    const [room] = await db.point<Room>('select * from chat_rooms where id = ?', [uuidOf(id)]);
    return room ?? null;
  },

  many: (ids) => rows<Room>(db(), 'select * from chat_rooms where id = any(?::uuid[])', [ids.map(uuidOf)]),

  async ofPair(pairKey) {
    const [room] = await rows<Room>(db(), 'select * from chat_rooms where pair_key = ?', [pairKey]);
    return room ?? null;
  },

  async lock(id) {
    const [room] = await rows<Room>(db(), 'select * from chat_rooms where id = ? for no key update', [
      uuidOf(id),
    ]);
    return room ?? null;
  },

  async update({ id, type: _type, pairKey: _pair, createdAt: _at, pins, ...room }) {
    await db()('chat_rooms')
      .where({ id })
      .update({ ...room, pins: [...pins] });
  },

  async list(request) {
    const found = await staffList<ChatRoomRow, keyof typeof staffLists.chatRooms>(
      db(),
      list,
      readListRequest(staffLists.chatRooms, request),
    );
    return { ...found, rows: found.rows.map(withOwner) };
  },

  async row(id) {
    const [room] = await rows<ChatRoomRow>(db(), `select ${list.select} from ${list.from} where r.id = ?`, [
      uuidOf(id),
    ]);
    if (!room) throw new DomainError('chat.room_not_found');
    return withOwner(room);
  },
});

const columns = 'room_id, seq, user_id, emoji, created_at';

export const knexChatReactions = (db: Connection): ChatReactions => ({
  async add(reaction) {
    const added = await db()('chat_reactions')
      .insert(reaction)
      .onConflict(['room_id', 'seq', 'user_id', 'emoji'])
      .ignore()
      .returning('seq');
    return added.length === 1;
  },

  remove: async ({ roomId, seq, userId, emoji }) =>
    (await db()('chat_reactions').where({ roomId, seq, userId, emoji }).delete()) === 1,

  at: (places) =>
    rows<Reaction>(
      db(),
      `select ${columns} from chat_reactions
       where (room_id, seq) in (select * from unnest(?::uuid[], ?::integer[])) order by number`,
      [places.map(({ roomId }) => roomId), places.map(({ seq }) => seq)],
    ),

  ofUser: (userId) =>
    rows<Reaction>(db(), `select ${columns} from chat_reactions where user_id = ? order by number`, [userId]),

  async deleteAllOf(userId) {
    await db()('chat_reactions').where({ userId }).delete();
  },
});

/** What is announced is heard by what watches the transactions. */
export const silentLiveRooms: LiveRooms = { changed: () => undefined };
