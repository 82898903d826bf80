import { DomainError } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import type { Media, MediaFilter, MediumRow, StoredBytes } from '#core/platform/media/ports.ts';
import { mediaTypes, type MediaType, type Medium } from '#core/platform/media/medium.ts';
import { inUseError } from '#core/platform/media/shown-uses.ts';
import type { MediumUse } from '#core/platform/media/use.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { countedUses, inUse, isInDraft, isShownByPlatform, isUnused, usesOfMedium } from './media-uses.ts';

const list: ListSource<keyof typeof staffLists.media> = {
  select: `m.*, u.fullname as owner_name, f.name as folder_name, ${countedUses} as uses`,
  from: 'media m join users u on u.id = m.owner_id left join media_folders f on f.id = m.folder_id',
  all: 'media m',
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
    duration: 'm.duration',
    uses: countedUses,
    used: `(${countedUses} > 0)`,
    folderId: 'm.folder_id',
    folderName: 'f.name',
    deleted: '(m.deleted_at is not null)',
    deletedAt: 'm.deleted_at',
    createdAt: 'm.created_at',
  },
  search: 'u.search',
  tieBreak: 'm.id',
};

/** A place in SQL and what fills it. */
type Condition = Readonly<{ sql: string; values: readonly (string | null)[] }>;

const literal = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const conditionsOf = ({ type, purpose, folderId, q, unused }: MediaFilter): readonly Condition[] => {
  const words = q === undefined ? [] : fold(normalize(q)).split(/\s+/u).filter(Boolean);
  return [
    ...(type ? [{ sql: 'm.type = ?', values: [type] }] : []),
    ...(purpose ? [{ sql: 'm.purpose = ?', values: [purpose] }] : []),
    ...(folderId === null ? [{ sql: 'm.folder_id is null', values: [] }] : []),
    ...(folderId ? [{ sql: 'm.folder_id = ?', values: [folderId] }] : []),
    ...words.map((word) => ({ sql: 'fold(m.name) like ?', values: [literal(word)] })),
    ...(unused ? [{ sql: isUnused, values: [] }] : []),
  ];
};

const keptWhileUnused =
  "m.purpose in ('PHYSICAL_PROFILE', 'AVATAR', 'RECEIPT', 'EVIDENCE', 'FEED', 'CHAT', 'REVIEW_ANSWER')";

const mediaPages = (db: Connection): Pick<Media, 'pageOf' | 'everyOf'> => {
  const page = async <Row extends Medium>(
    { select, where }: Readonly<{ select: string; where: readonly Condition[] }>,
    { limit, cursor }: Readonly<{ limit: number; cursor?: string | undefined }>,
  ) => {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const behind = at && id ? [{ sql: '(m.created_at, m.id) < (?, ?)', values: [at, id] }] : [];
    const all = [...where, ...behind];
    const found = await rows<Row>(
      db(),
      `select ${select} from media m where ${all.map(({ sql }) => `(${sql})`).join(' and ')}
       order by m.created_at desc, m.id desc limit ?`,
      [...all.flatMap(({ values }) => values), limit + 1],
    );
    return pageOf(found, limit, (medium) => encodeCursor(medium.createdAt, medium.id));
  };
  const living = (ownerId: string): Condition => ({
    sql: 'm.owner_id = ? and m.deleted_at is null',
    values: [ownerId],
  });
  const isNoPoster: Condition = {
    sql: 'not exists (select 1 from media v where v.poster_id = m.id)',
    values: [],
  };
  return {
    pageOf: (ownerId, { limit, cursor, ...filter }) =>
      page<Medium & { uses: number }>(
        {
          select: `m.*, ${countedUses} as uses`,
          where: [living(ownerId), isNoPoster, ...conditionsOf(filter)],
        },
        { limit, cursor },
      ),
    everyOf: (ownerId, request) => page<Medium>({ select: 'm.*', where: [living(ownerId)] }, request),
  };
};

const mediaTotals = (db: Connection): Pick<Media, 'bytesOf' | 'bytesByType' | 'largestOwners'> => ({
  async bytesOf(ownerId, share) {
    const [summed] = await rows<{ bytes: number }>(
      db(),
      `select coalesce(sum(size), 0)::bigint as bytes from media
       where owner_id = ? and deleted_at is null and (purpose = 'LEARNING') = ?`,
      [ownerId, share === 'LEARNING'],
    );
    return Number(summed?.bytes ?? 0);
  },

  async bytesByType(ownerId) {
    const found = await rows<{ type: MediaType; bytes: number }>(
      db(),
      `select type, sum(size)::bigint as bytes from media
       where owner_id = ? and deleted_at is null group by type`,
      [ownerId],
    );
    const bytes = new Map(found.map((row) => [row.type, Number(row.bytes)]));
    // Every type of the list.
    return Object.fromEntries(mediaTypes.map((type) => [type, bytes.get(type) ?? 0])) as Record<MediaType, number>; // prettier-ignore
  },

  async largestOwners(limit) {
    const found = await rows<StoredBytes>(
      db(),
      `select m.owner_id, ${nameOf('u')} as owner_name, m.files, m.bytes
       from (
         select owner_id, count(*)::int as files, sum(size)::bigint as bytes from media
         where deleted_at is null group by owner_id order by sum(size) desc, owner_id limit ?
       ) m join users u on u.id = m.owner_id order by m.bytes desc, m.owner_id`,
      [limit],
    );
    return found.map((row) => ({ ...row, bytes: Number(row.bytes) }));
  },
});

const mediaUses = (db: Connection): Pick<Media, 'usesOf' | 'use' | 'unuse'> => ({
  usesOf: (id) =>
    rows<MediumUse>(
      db(),
      `select shown.kind, shown.id from media m cross join lateral (${usesOfMedium}) as shown
       where m.id = ? order by shown.kind, shown.id`,
      [id],
    ),

  async use(mediumIds, { kind, id }) {
    const ids = [...new Set(mediumIds)];
    if (ids.length === 0) return;
    // Held until the transaction ends, so that a deletion comes before or after, never between.
    const living = await rows<{ id: string }>(
      db(),
      'select id from media where id = any(?::text[]) and deleted_at is null order by id for share',
      [ids],
    );
    if (living.length < ids.length) throw new DomainError('media.not_found');
    await rows(
      db(),
      `insert into medium_uses (medium_id, kind, subject_id)
       select id, ?, ? from unnest(?::text[]) as id on conflict do nothing`,
      [kind, id, ids],
    );
  },

  async unuse({ kind, id }, mediumIds) {
    const shown = 'delete from medium_uses where kind = ? and subject_id = ?';
    await (mediumIds
      ? db.append(`${shown} and medium_id = any(?::text[])`, [kind, id, [...mediumIds]])
      : db.append(shown, [kind, id]));
  },
});

const mediaCleaning = (
  db: Connection,
): Pick<
  Media,
  'knownKeys' | 'unusedBefore' | 'unsealedPhotos' | 'moveBytes' | 'deletedBefore' | 'deleteAllOf'
> => ({
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
       where m.created_at < ? and m.deleted_at is null and ${keptWhileUnused} and ${isUnused} and not ${isInDraft}
       order by m.created_at, m.id limit ?`,
      [before, limit],
    ),

  unsealedPhotos: (after, limit) =>
    rows<Medium>(
      db(),
      `select * from media
       where purpose = 'PHYSICAL_PROFILE' and type = 'IMAGE' and key not like 'sealed/%' and id > ?
       order by id limit ?`,
      [after ?? '', limit],
    ),
  async moveBytes({ id, key: from }, { key, thumbnailKey }) {
    const moved = await rows(
      db(),
      'update media set key = ?, thumbnail_key = ? where id = ? and key = ? returning id',
      [key, thumbnailKey, id, from],
    );
    return moved.length === 1;
  },

  deletedBefore: (before, limit) =>
    rows<Medium>(db(), 'select * from media where deleted_at <= ? order by deleted_at, id limit ?', [
      before,
      limit,
    ]),

  async deleteAllOf(ownerId) {
    await rows(db(), 'delete from medium_uses where medium_id in (select id from media where owner_id = ?)', [
      ownerId,
    ]);
    await db()('media').where({ ownerId }).delete();
  },
});

export const knexMedia = (db: Connection): Media => ({
  ...mediaPages(db),
  ...mediaTotals(db),
  ...mediaUses(db),
  ...mediaCleaning(db),

  async insert(medium) {
    await refusing({ media_owner_id_fkey: 'user.not_found' }, db()('media').insert(medium));
  },

  async find(id) {
    return (await db()<Medium>('media').where({ id, deletedAt: null }).first()) ?? null;
  },

  async lock(id) {
    return (await db()<Medium>('media').where({ id }).forUpdate().first()) ?? null;
  },

  ofOwner: (ownerId, ids) =>
    rows<Medium>(
      db(),
      `select * from media where owner_id = ? and id = any(?::text[]) and deleted_at is null order by id`,
      [ownerId, [...ids]],
    ),

  among: (ids) =>
    rows<Medium>(db(), `select * from media where id = any(?::text[]) and deleted_at is null order by id`, [
      [...ids],
    ]),

  hold: (ownerId, ids) =>
    rows<Medium>(
      db(),
      `select * from media where owner_id = ? and id = any(?::text[]) and deleted_at is null order by id for key share`,
      [ownerId, [...ids]],
    ),

  async update({ id, name, folderId, deletedAt, hiddenAt, version }) {
    const written = await db()('media')
      .where({ id, version: version - 1 })
      .update({ name, folderId, deletedAt, hiddenAt, version });
    requireFresh(written);
  },

  async keepForPlatform(ownerId, platformUserId) {
    await rows(
      db(),
      `update media m set owner_id = ?, folder_id = null, deleted_at = null
       where m.owner_id = ? and (${isShownByPlatform})`,
      [platformUserId, ownerId, platformUserId],
    );
    // A film goes with the picture that stands for it.
    await rows(
      db(),
      `update media m set owner_id = ? where m.owner_id = ?
       and exists (select 1 from media v where v.poster_id = m.id and v.owner_id = ?)`,
      [platformUserId, ownerId, platformUserId],
    );
  },

  async delete(id) {
    await refusing(inUse, db()('media').where({ id }).delete(), inUseError().params);
  },

  list: async (request) =>
    staffList<MediumRow, keyof typeof staffLists.media>(
      db(),
      list,
      readListRequest(staffLists.media, request),
    ),
});
