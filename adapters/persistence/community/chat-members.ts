import type { Member } from '#core/community/chat/member.ts';
import type { ChatMembers, RoomBox } from '#core/community/chat/ports.ts';
import { unreadMax } from '#core/community/chat/unread.ts';
import type { UserId } from '#core/kernel/id.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { uuidOf } from './row-ids.ts';

const states = { inbox: 'INBOX', requests: 'REQUEST' } as const satisfies Record<RoomBox, Member['state']>;

/** Texts of others that are there, beyond what was read, and not of people blocked either way or muted. */
const counted = (member: string, at: string): string => `
  select 1 from chat_messages g
  where g.room_id = ${member}.room_id
    and g.seq > greatest(${member}.read_seq, ${member}.joined_seq, ${member}.cleared_seq)
    and g.kind = 'TEXT' and g.deleted_at is null and g.sender_id <> ${member}.user_id
    and not exists (
      select 1 from relations l
      where l.owner_id = ${member}.user_id and l.other_id = g.sender_id and (l.until is null or l.until > ${at}))
    and not exists (
      select 1 from relations l
      where l.owner_id = g.sender_id and l.other_id = ${member}.user_id and l.kind = 'BLOCK')`;

const idsOf = (found: readonly Readonly<{ id: UserId }>[]): ReadonlySet<UserId> =>
  new Set(found.map(({ id }) => id));

const listsOf = (
  db: Connection,
): Pick<ChatMembers, 'roomsOf' | 'newestOf' | 'allOf' | 'invitationsBetween'> => ({
  async roomsOf(userId, box, { limit, cursor }) {
    const [pinned = null, at = null, id = null] = decodeCursor(cursor, 'whole', 'instant', 'id') ?? [];
    const found = await rows<Member>(
      db(),
      `select * from chat_members where user_id = ? and state = ? and sort_at is not null
         and (?::boolean is null or ((pinned_at is not null), sort_at, room_id) < (?::boolean, ?::timestamptz, ?::uuid))
       order by (pinned_at is not null) desc, sort_at desc, room_id desc limit ?`,
      [
        userId,
        states[box],
        pinned === null ? null : pinned === '1',
        pinned === '1',
        at,
        id === null ? null : uuidOf(id),
        limit + 1,
      ],
    );
    return pageOf(found, limit, ({ pinnedAt, sortAt, roomId }) =>
      encodeCursor(pinnedAt === null ? '0' : '1', sortAt ?? new Date(0), roomId),
    );
  },

  newestOf: (userId, limit) =>
    rows<Member>(
      db(),
      `select * from chat_members where user_id = ? and state = 'INBOX' and sort_at is not null
       order by (pinned_at is not null) desc, sort_at desc, room_id desc limit ?`,
      [userId, limit],
    ),

  invitationsBetween: (one, other) =>
    rows<Member>(
      db(),
      `select m.* from chat_members m join chat_rooms r on r.id = m.room_id
       where m.state = 'REQUEST' and m.sort_at is not null
         and ((m.user_id = ? and r.owner_id = ?) or (m.user_id = ? and r.owner_id = ?)) order by m.room_id`,
      [one, other, other, one],
    ),

  allOf: (userId) =>
    rows<Member>(
      db(),
      "select * from chat_members where user_id = ? and state in ('INBOX', 'REQUEST') order by room_id",
      [userId],
    ),
});

const countsOf = (db: Connection): Pick<ChatMembers, 'unreadRooms' | 'unreadIn' | 'countPinned'> => ({
  // Asked room by room: as a condition, all messages there are would be read and joined.
  async unreadRooms(userId, at) {
    const [found] = await rows<{ rooms: number; requests: number }>(
      db(),
      `select
         (select count(*) from chat_members m
          cross join lateral (${counted('m', '?')} limit 1) one
          where m.user_id = ? and m.state = 'INBOX' and m.count_seq > m.read_seq
            and (m.muted_until is null or m.muted_until <= ?)) as rooms,
         (select count(*) from chat_members m
          where m.user_id = ? and m.state = 'REQUEST' and m.sort_at is not null) as requests`,
      [at, userId, at, userId],
    );
    return found ?? { rooms: 0, requests: 0 };
  },

  async unreadIn(userId, roomIds, at) {
    const found = await rows<{ roomId: string; count: number }>(
      db(),
      `select m.room_id, c.count from chat_members m
       cross join lateral (select count(*) as count from (${counted('m', '?')} limit ${unreadMax}) one) c
       where m.user_id = ? and m.room_id = any(?::uuid[]) and m.count_seq > m.read_seq and c.count > 0`,
      [at, userId, roomIds.map(uuidOf)],
    );
    return new Map(found.map(({ roomId, count }) => [roomId, count]));
  },

  async countPinned(userId) {
    const [found] = await rows<{ count: number }>(
      db(),
      "select count(*) as count from chat_members where user_id = ? and state = 'INBOX' and pinned_at is not null",
      [userId],
    );
    return found?.count ?? 0;
  },
});

export const knexChatMembers = (db: Connection): ChatMembers => ({
  ...listsOf(db),
  ...countsOf(db),

  async find(roomId, userId) {
    const [member] = await rows<Member>(
      db(),
      'select * from chat_members where room_id = ? and user_id = ?',
      [uuidOf(roomId), userId],
    );
    return member ?? null;
  },

  async lock(roomId, userId) {
    const [member] = await rows<Member>(
      db(),
      'select * from chat_members where room_id = ? and user_id = ? for no key update',
      [uuidOf(roomId), userId],
    );
    return member ?? null;
  },

  presentIn: (roomId) =>
    rows<Member>(
      db(),
      `select * from chat_members where room_id = ? and state in ('INBOX', 'REQUEST')
       order by joined_at, user_id`,
      [uuidOf(roomId)],
    ),

  async put(members) {
    if (members.length === 0) return;
    await refusing(
      { chat_members_user_id_fkey: 'user.not_found' },
      db()('chat_members')
        .insert(members.map((member) => ({ ...member })))
        .onConflict(['room_id', 'user_id'])
        .merge(),
    );
  },

  async sharedWith(userId, others) {
    return idsOf(
      await rows<{ id: UserId }>(
        db(),
        `select distinct o.user_id as id from chat_members m
         join chat_members o on o.room_id = m.room_id and o.state = 'INBOX' and o.user_id = any(?::text[])
         where m.user_id = ? and m.state = 'INBOX'`,
        [[...others], userId],
      ),
    );
  },

  async showingReceipts(userIds) {
    return idsOf(
      await rows<{ id: UserId }>(db(), 'select id from users where id = any(?::text[]) and read_receipts', [
        [...userIds],
      ]),
    );
  },

  takeDue(kind, at, limit) {
    const due = kind === 'notice' ? 'notice_at' : 'mail_at';
    return rows<Member>(
      db(),
      `select * from chat_members where ${due} <= ? order by ${due}, room_id, user_id limit ?
       for no key update skip locked`,
      [at, limit],
    );
  },

  async recountNotices(roomId, seq, at) {
    await rows(
      db(),
      `update chat_members set notice_at = ?
       where room_id = ? and state = 'INBOX' and read_seq < ? and noticed_seq >= ?`,
      [at, uuidOf(roomId), seq, seq],
    );
  },

  async leaveAll(userId) {
    await rows(
      db(),
      `update chat_members set state = 'LEFT', notice_at = null, mail_at = null, sort_at = null, pinned_at = null
       where user_id = ?`,
      [userId],
    );
  },
});
