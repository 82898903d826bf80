import type { NamedPhotoView, PhotoViews } from '#core/body/snapshot/photo-views.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

/** A photo of no saved week has its place in the key too. */
const noWeek = '-';

export const knexPhotoViews = (db: Connection): PhotoViews => ({
  async record(views) {
    if (views.length === 0) return;
    await rows(
      db(),
      `insert into photo_views (owner_id, viewer_id, role, week, day, first_at, last_at)
       select s.owner_id, s.viewer_id, s.role, s.week, s.day, s.at, s.at
       from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::date[], ?::timestamptz[])
         as s(owner_id, viewer_id, role, week, day, at)
       order by s.owner_id, s.viewer_id, s.week, s.day
       on conflict (owner_id, viewer_id, week, day) do update set last_at = greatest(photo_views.last_at, excluded.last_at)`,
      [
        views.map(({ ownerId }) => ownerId as string),
        views.map(({ viewerId }) => viewerId as string),
        views.map(({ role }) => role as string),
        views.map(({ week }) => week ?? noWeek),
        views.map(({ day }) => day),
        views.map(({ firstAt }) => firstAt.toISOString()),
      ],
    );
  },

  async pageOf(ownerId, { limit, cursor }) {
    const [at, viewerId, week] = decodeCursor(cursor, 'instant', 'id', 'id') ?? [];
    const after = at && viewerId && week ? [at, viewerId, week] : [];
    const found = await rows<NamedPhotoView & { week: string }>(
      db(),
      `select p.*, ${nameOf('u')} as viewer_name from photo_views p join users u on u.id = p.viewer_id
       where p.owner_id = ? ${after.length > 0 ? 'and (p.first_at, p.viewer_id, p.week) < (?, ?, ?)' : ''}
       order by p.first_at desc, p.viewer_id desc, p.week desc limit ?`,
      [ownerId, ...after, limit + 1],
    );
    const { items, nextCursor } = pageOf(found, limit, (seen) =>
      encodeCursor(seen.firstAt, seen.viewerId, seen.week),
    );
    return {
      items: items.map((seen) => ({ ...seen, week: seen.week === noWeek ? null : seen.week })),
      nextCursor,
    };
  },

  async deleteAllOf(ownerId) {
    await db()('photo_views').where({ ownerId }).delete();
  },
});
