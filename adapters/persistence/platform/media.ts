import type { Media } from '#core/platform/media/ports.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Products and partners that show the file: to everybody, for as long as they are there. */
const shownByPlatform = [
  'select 1 from product_images i where i.medium_id = m.id',
  'select 1 from partners g where g.logo_id = m.id',
];

/** Snapshots, avatars, payments, requests, products and partners that show the file. */
const uses = `((select count(*) from snapshot_media sm where sm.medium_id = m.id)
  + (select count(*) from users a where a.avatar_id = m.id)
  + (select count(*) from payments r where r.receipt_id = m.id)
  + (select count(*) from specialization_request_media e where e.medium_id = m.id)
  + ${shownByPlatform.map((shown) => `(select count(*) from (${shown}) as shown)`).join(' + ')})`;

const list: ListSource<keyof typeof staffLists.media> = {
  select: `m.*, u.fullname as owner_name, ${uses} as uses`,
  from: 'media m join users u on u.id = m.owner_id',
  columns: {
    id: 'm.id',
    ownerId: 'm.owner_id',
    ownerName: 'u.fullname',
    source: 'm.source',
    type: 'm.type',
    purpose: 'm.purpose',
    name: 'm.name',
    contentType: 'm.content_type',
    size: 'm.size',
    uses,
    createdAt: 'm.created_at',
  },
  search: 'u.search',
  tieBreak: 'm.id',
};

export const knexMedia = (db: Connection): Media => ({
  async insert(medium) {
    await refusing({ media_owner_id_fkey: 'user.not_found' }, db()('media').insert(medium));
  },

  async find(id) {
    return (await db()<Medium>('media').where({ id }).first()) ?? null;
  },

  ofOwner: (ownerId, ids) =>
    rows<Medium>(db(), 'select * from media where owner_id = ? and id = any(?::text[]) order by id', [
      ownerId,
      [...ids],
    ]),

  async pageOf(ownerId, { limit, cursor, type }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Medium>(
      db(),
      `select * from media where owner_id = ? ${type ? 'and type = ?' : ''}
       ${at ? 'and (created_at, id) < (?, ?)' : ''} order by created_at desc, id desc limit ?`,
      [ownerId, ...(type ? [type] : []), ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (medium) => encodeCursor(medium.createdAt, medium.id));
  },

  async bytesOf(ownerId) {
    const [summed] = await rows<{ bytes: number }>(
      db(),
      'select coalesce(sum(size), 0) as bytes from media where owner_id = ?',
      [ownerId],
    );
    return summed?.bytes ?? 0;
  },

  async usesOf(id) {
    const [counted] = await rows<{ uses: number }>(
      db(),
      `select ${uses} as uses from media m where m.id = ?`,
      [id],
    );
    return counted?.uses ?? 0;
  },

  async keepForPlatform(ownerId, platformUserId) {
    await rows(
      db(),
      `update media m set owner_id = ?
       where m.owner_id = ? and (${shownByPlatform.map((shown) => `exists (${shown})`).join(' or ')})`,
      [platformUserId, ownerId],
    );
  },

  async delete(id) {
    await refusing(
      {
        snapshot_media_medium_id_fkey: 'media.in_use',
        users_avatar_id_fkey: 'media.in_use',
        payments_receipt_id_fkey: 'media.in_use',
        specialization_request_media_medium_id_fkey: 'media.in_use',
        product_images_medium_id_fkey: 'media.in_use',
        partners_logo_id_fkey: 'media.in_use',
      },
      db()('media').where({ id }).delete(),
    );
  },

  list: async (request) =>
    staffList<Medium & { ownerName: string; uses: number }, keyof typeof staffLists.media>(
      db(),
      list,
      readListRequest(staffLists.media, request),
    ),

  async knownKeys(keys) {
    const found = await rows<{ key: string }>(
      db(),
      `select key from media where key = any(?::text[])
       union select thumbnail_key from media where thumbnail_key = any(?::text[])`,
      [[...keys], [...keys]],
    );
    return new Set(found.map(({ key }) => key));
  },

  unusedBefore: (before, limit) =>
    rows<Medium>(
      db(),
      `select m.* from media m
       where m.created_at < ? and m.purpose in ('PHYSICAL_PROFILE', 'AVATAR', 'RECEIPT', 'EVIDENCE')
         and not exists (select 1 from snapshot_media sm where sm.medium_id = m.id)
         and not exists (select 1 from users a where a.avatar_id = m.id)
         and not exists (select 1 from payments r where r.receipt_id = m.id)
         and not exists (select 1 from specialization_request_media e where e.medium_id = m.id)
         and not exists (
           select 1 from drafts d
           where d.user_id = m.owner_id and d.media @> jsonb_build_array(jsonb_build_object('mediumId', m.id))
         )
       order by m.created_at, m.id limit ?`,
      [before, limit],
    ),

  async deleteAllOf(ownerId) {
    await db()('media').where({ ownerId }).delete();
  },
});
