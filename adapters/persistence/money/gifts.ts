import type { Gift, Moved } from '#core/money/gift/gift.ts';
import type { GiftRow, Gifts } from '#core/money/gift/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { lockMember } from '../engine/member-lock.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.gifts> = {
  select: `g.*, ${nameOf('a')} as giver_name, ${nameOf('b')} as receiver_name`,
  from: 'gifts g join users a on a.id = g.giver_id join users b on b.id = g.receiver_id',
  own: { table: 'gifts', as: 'g' },
  columns: {
    id: 'g.id',
    giverId: 'g.giver_id',
    receiverId: 'g.receiver_id',
    amount: 'g.amount',
    transferId: 'g.transfer_id',
    thankedAt: 'g.thanked_at',
    createdAt: 'g.created_at',
  },
  search: `g.id in (
    select s.id from gifts s join users m on m.id = s.giver_id where m.search like ?
    union all
    select s.id from gifts s join users m on m.id = s.receiver_id where m.search like ?
  )`,
  tieBreak: 'g.id',
};

const select = `select ${list.select} from ${list.from}`;
const sideOf = { GIVEN: 'giver_id', RECEIVED: 'receiver_id' } as const;

export const knexGifts = (db: Connection): Gifts => ({
  async lockPair(one, other) {
    for (const userId of [one, other].toSorted()) await lockMember(db, userId);
  },

  async movedSince(userId, since) {
    const [moved] = await rows<Moved>(
      db(),
      `select
         (select coalesce(sum(amount), 0) from gifts where giver_id = ? and created_at > ?) as given,
         (select coalesce(sum(amount), 0) from gifts where receiver_id = ? and created_at > ?) as received`,
      [userId, since, userId, since],
    );
    return { given: Number(moved?.given ?? 0), received: Number(moved?.received ?? 0) };
  },

  async insert(gift) {
    await refusing(
      { gifts_request: 'transaction.not_pending', gifts_receiver_id_fkey: 'user.not_found' },
      db()('gifts').insert(gift),
    );
  },

  async find(id) {
    const [row] = await rows<GiftRow>(db(), `${select} where g.id = ?`, [id]);
    return row ?? null;
  },

  async lock(id) {
    const [gift] = await rows<Gift>(db(), 'select * from gifts where id = ? for no key update', [id]);
    return gift ?? null;
  },

  async update({ id, thankedAt, messageHiddenAt }) {
    await db()('gifts').where({ id }).update({ thankedAt, messageHiddenAt });
  },

  async pageOf(userId, direction, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<GiftRow>(
      db(),
      `${select} where g.${sideOf[direction]} = ? ${at && id ? 'and (g.created_at, g.id) < (?, ?)' : ''}
       order by g.created_at desc, g.id desc limit ?`,
      [userId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.createdAt, row.id));
  },

  list: async (request) =>
    staffList<GiftRow, keyof typeof staffLists.gifts>(db(), list, readListRequest(staffLists.gifts, request)),

  async forgetMessagesOf(giverId) {
    await db()('gifts').where({ giverId }).update({ message: '' });
  },
});
