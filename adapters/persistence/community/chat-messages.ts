import { mailAfter, noticeAfter } from '#core/community/chat/member.ts';
import type { Message } from '#core/community/chat/message.ts';
import type { ChatMessages } from '#core/community/chat/ports.ts';
import { wordsOf } from '#core/community/chat/search-words.ts';
import { after } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { uuidOf } from './row-ids.ts';

const columns = `g.id, g.room_id, g.seq, g.rev, g.sender_id, g.client_id, g.kind, g.body, g.event, g.params,
  g.reply_to_seq, g.attachments, g.created_at, g.edited_at, g.deleted_at, g.deleted_by`;
const from = `select ${columns} from chat_messages g`;

/** What is searched; a deleted text is found no more. */
const wordsIn = ({ kind, body, deletedAt }: Message): string | null =>
  kind === 'TEXT' && deletedAt === null ? wordsOf(body).join(' ') : null;

const roomSet = `name = :name, photo_id = :photoId, owner_id = :ownerId, last_seq = :lastSeq, last_rev = :lastRev,
  last_at = :lastAt, member_count = :memberCount, pins = :pins, closed_at = :closedAt,
  closed_by = :closedBy`;

/** The room counts on, the message is stored and the members' rows follow, at most as many as a group may have. */
const append = `
  with room as (update chat_rooms set ${roomSet} where id = :roomId),
  message as (
    insert into chat_messages (room_id, seq, id, rev, sender_id, client_id, kind, body, event, params, reply_to_seq,
      attachments, words, created_at)
    values (:roomId, :seq, :id, :rev, :senderId, :clientId, :kind, :body, :event, :params, :replyToSeq,
      :attachments, to_tsvector('simple', :words::text), :at))
  update chat_members m set
    sort_at = :at,
    read_seq = case when :isText and user_id = :senderId then :seq else read_seq end,
    count_seq = case when :isText and user_id <> :senderId then :seq else count_seq end,
    notice_at = case
      when not :isText then notice_at
      when user_id = :senderId then null
      when state <> 'INBOX' or muted_until > :at then notice_at
      else coalesce(notice_at, :noticeAt) end,
    mail_at = case
      when not :isText then mail_at
      when user_id = :senderId then null
      when state <> 'INBOX' or muted_until > :at then mail_at
      when mailed_seq > read_seq then null
      else coalesce(mail_at, :mailAt) end
  where room_id = :roomId and state in ('INBOX', 'REQUEST')`;

const placesOf = (places: readonly Readonly<{ roomId: string; seq: number }>[]) => [
  places.map(({ roomId }) => uuidOf(roomId)),
  places.map(({ seq }) => seq),
];

const readsOf = (
  db: Connection,
): Pick<
  ChatMessages,
  'find' | 'ofClientId' | 'ofRev' | 'atSeqs' | 'range' | 'changedAfter' | 'countOf' | 'ofSender'
> => {
  const one = async (where: string, values: readonly (string | number)[]): Promise<Message | null> => {
    const [message] = await rows<Message>(db(), `${from} where ${where}`, values);
    return message ?? null;
  };
  return {
    find: (id) => one('g.id = ?', [uuidOf(id)]),
    ofClientId: (roomId, clientId) => one('g.room_id = ? and g.client_id = ?', [uuidOf(roomId), clientId]),
    ofRev: (roomId, rev) => one('g.room_id = ? and g.rev = ?', [uuidOf(roomId), rev]),

    atSeqs: (places) =>
      rows<Message>(
        db(),
        `${from} where (g.room_id, g.seq) in (select * from unnest(?::uuid[], ?::integer[])) order by g.room_id, g.seq`,
        placesOf(places),
      ),

    async range({ roomId, from: first, below, above, limit }) {
      const isUpwards = above !== undefined;
      const found = await rows<Message>(
        db(),
        `${from} where g.room_id = ? and g.seq > ? and g.seq < ? order by g.seq ${isUpwards ? '' : 'desc'} limit ?`,
        [uuidOf(roomId), Math.max(first, above ?? 0), below ?? 2_147_483_647, limit],
      );
      return isUpwards ? found : found.toReversed();
    },

    changedAfter: (roomId, rev, first, limit) =>
      rows<Message>(db(), `${from} where g.room_id = ? and g.rev > ? and g.seq > ? order by g.rev limit ?`, [
        uuidOf(roomId),
        rev,
        first,
        limit,
      ]),

    async countOf(roomId, senderId, afterSeq) {
      const [found] = await rows<{ count: number }>(
        db(),
        `select count(*) as count from chat_messages
         where room_id = ? and sender_id = ? and kind = 'TEXT' and seq > ?`,
        [uuidOf(roomId), senderId, afterSeq],
      );
      return found?.count ?? 0;
    },

    ofSender: (userId) =>
      rows<Message>(
        db(),
        `${from} where g.sender_id = ? and g.deleted_at is null order by g.created_at, g.id`,
        [userId],
      ),
  };
};

export const knexChatMessages = (db: Connection): ChatMessages => ({
  ...readsOf(db),

  async append(room, message) {
    const { kind, createdAt: at } = message;
    await db().raw(append, {
      ...room,
      ...message,
      at,
      pins: [...room.pins],
      params: JSON.stringify(message.params),
      attachments: [...message.attachments],
      words: wordsIn(message),
      isText: kind === 'TEXT',
      noticeAt: after(at, noticeAfter),
      mailAt: after(at, mailAfter),
    });
  },

  async update({ lastRev }, message) {
    const { roomId, seq, rev, body, editedAt, deletedAt, deletedBy } = message;
    await db().raw(
      `with room as (update chat_rooms set last_rev = :lastRev where id = :roomId)
       update chat_messages set rev = :rev, body = :body, edited_at = :editedAt, deleted_at = :deletedAt,
         deleted_by = :deletedBy, words = to_tsvector('simple', :words::text)
       where room_id = :roomId and seq = :seq`,
      { lastRev, roomId, seq, rev, body, editedAt, deletedAt, deletedBy, words: wordsIn(message) },
    );
  },

  async search({ rooms, words, readerId, limit, cursor }) {
    const [below = null] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<Message>(
      db(),
      `${from} join unnest(?::uuid[], ?::integer[]) as r (room_id, first) on r.room_id = g.room_id
       where g.room_id = any(?::uuid[]) and g.words @@ to_tsquery('simple', ?) and g.words is not null
         and g.seq > r.first and (?::uuid is null or g.id < ?::uuid)
         and not exists (
           select 1 from relations l where l.kind = 'BLOCK'
             and ((l.owner_id = ? and l.other_id = g.sender_id) or (l.owner_id = g.sender_id and l.other_id = ?)))
       order by g.id desc limit ?`,
      [
        rooms.map(({ roomId }) => roomId),
        rooms.map((room) => room.from),
        rooms.map(({ roomId }) => roomId),
        words.map((word) => `${word}:*`).join(' & '),
        below === null ? null : uuidOf(below),
        below === null ? null : uuidOf(below),
        readerId,
        readerId,
        limit + 1,
      ],
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  async purgeDeleted(before, limit) {
    const purged = await rows<Pick<Message, 'id'>>(
      db(),
      `update chat_messages set body = '', attachments = '{}' where (room_id, seq) in (
         select g.room_id, g.seq from chat_messages g
         where g.deleted_at < ? and g.deleted_at is not null and (g.body <> '' or g.attachments <> '{}')
           and not exists (
             select 1 from moderation_cases c
             where c.target_kind = 'MESSAGE' and c.target_id = g.id::text and c.status <> 'DECIDED')
           and not exists (
             select 1 from appeals a join sanctions s on s.id = a.sanction_id
               join moderation_cases c on c.id = s.case_id
             where a.status = 'PENDING' and c.target_kind = 'MESSAGE' and c.target_id = g.id::text)
         order by g.deleted_at limit ?) returning id`,
      [before, limit],
    );
    return purged.map(({ id }) => id);
  },

  async forgetTextsOf(userId, at) {
    // Held first: what is sent meanwhile counts on from here.
    await rows(
      db(),
      `select id from chat_rooms where id in (select room_id from chat_messages where sender_id = ?)
       order by id for update`,
      [userId],
    );
    const forgotten = await rows<Pick<Message, 'roomId' | 'rev'>>(
      db(),
      `update chat_messages g set body = '', attachments = '{}', words = null, rev = w.rev,
         deleted_at = coalesce(g.deleted_at, :at), deleted_by = coalesce(g.deleted_by, 'OWN')
       from (
         select m.room_id, m.seq, r.last_rev + row_number() over (partition by m.room_id order by m.seq) as rev
         from chat_messages m join chat_rooms r on r.id = m.room_id
         where m.sender_id = :userId and (m.deleted_at is null or m.body <> '' or m.attachments <> '{}')) w
       where g.room_id = w.room_id and g.seq = w.seq returning g.room_id, g.rev`,
      { userId, at },
    );
    const changed = [...Map.groupBy(forgotten, ({ roomId }) => roomId)].map(([id, texts]) => ({
      id,
      lastRev: Math.max(...texts.map(({ rev }) => rev)),
    }));
    if (changed.length > 0)
      await rows(
        db(),
        `update chat_rooms r set last_rev = w.rev from unnest(?::uuid[], ?::integer[]) as w (id, rev)
         where r.id = w.id`,
        [changed.map(({ id }) => id), changed.map(({ lastRev }) => lastRev)],
      );
    return changed;
  },
});
