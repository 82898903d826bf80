import { DomainError } from '#core/kernel/domain-error.ts';
import { folderNameKey, type Folder } from '#core/platform/media/folder.ts';
import type { FolderRow, Folders } from '#core/platform/media/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const refusals = {
  media_folders_name: 'media.folder_exists',
  media_folders_owner_id_fkey: 'user.not_found',
  media_folders_parent_id_fkey: 'media.folder_not_found',
  media_folders_no_circle: 'media.folder_circle',
} as const;

const columns = 'f.id, f.owner_id, f.parent_id, f.name, f.version, f.created_at';

export const knexFolders = (db: Connection): Folders => ({
  async find(id) {
    const [found] = await rows<Folder>(db(), `select ${columns} from media_folders f where f.id = ?`, [id]);
    return found ?? null;
  },

  async allOf(ownerId) {
    const found = await rows<FolderRow>(
      db(),
      `select ${columns}, count(m.id)::int as files, coalesce(sum(m.size), 0)::bigint as bytes
       from media_folders f
       left join media m on m.folder_id = f.id and m.deleted_at is null
         and not exists (select 1 from media v where v.poster_id = m.id)
       where f.owner_id = ? group by f.id order by f.name_key collate "C", f.id`,
      [ownerId],
    );
    return found.map((folder) => ({ ...folder, bytes: Number(folder.bytes) }));
  },

  async insert(folder) {
    await refusing(
      refusals,
      db()('media_folders').insert({ ...folder, nameKey: folderNameKey(folder.name) }),
    );
  },

  async update({ id, name, parentId, version }) {
    const written = await refusing(
      refusals,
      db()('media_folders')
        .where({ id, version: version - 1 })
        .update({ name, nameKey: folderNameKey(name), parentId, version }),
    );
    requireFresh(written);
  },

  async delete(id) {
    const [inside] = await rows(
      db(),
      'select 1 from media where folder_id = ? and deleted_at is null limit 1',
      [id],
    );
    if (inside) throw new DomainError('media.folder_not_empty');
    await refusing(
      { media_folders_parent_id_fkey: 'media.folder_not_empty' },
      db()('media_folders').where({ id }).delete(),
    );
  },

  async deleteAllOf(ownerId) {
    await db()('media_folders').where({ ownerId }).delete();
  },
});
