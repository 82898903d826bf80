import type { NamedViewing, Viewings } from '#core/people/viewing/ports.ts';
import type { Viewing } from '#core/people/viewing/viewing-session.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

const refusals = {
  viewings_staff_id_fkey: 'user.not_found',
  viewings_member_id_fkey: 'user.not_found',
} as const;

export const knexViewings = (db: Connection): Viewings => ({
  async insert(viewing) {
    await refusing(refusals, db()('viewings').insert(viewing));
  },

  async find(id) {
    return (await db()<Viewing>('viewings').where({ id }).first()) ?? null;
  },

  openOf: (staffId) =>
    rows<Viewing>(db(), 'select * from viewings where staff_id = ? and ended_at is null', [staffId]),

  overdue: (at, limit) =>
    rows<Viewing>(
      db(),
      'select * from viewings where ended_at is null and ends_at <= ? order by ends_at, id limit ?',
      [at, limit],
    ),

  async end(id, endedAt) {
    return (await db()('viewings').where({ id, endedAt: null }).update({ endedAt })) === 1;
  },

  async pageOf(memberId, { limit, cursor }) {
    const place = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<NamedViewing>(
      db(),
      `select v.*, ${nameOf('s')} as staff_name from viewings v join users s on s.id = v.staff_id
       where v.member_id = ? ${place.length > 0 ? 'and (v.started_at, v.id) < (?::timestamptz, ?)' : ''}
       order by v.started_at desc, v.id desc limit ?`,
      [memberId, ...place, limit + 1],
    );
    return pageOf(found, limit, ({ startedAt, id }) => encodeCursor(startedAt, id));
  },

  allOf: (memberId) =>
    rows<Viewing>(db(), 'select * from viewings where member_id = ? order by started_at desc, id desc', [
      memberId,
    ]),

  async deleteAllOf(memberId) {
    await db()('viewings').where({ memberId }).delete();
  },
});
