import type { StorageQuotas, StorageWarnings, Uploads } from '#core/platform/media/ports.ts';
import type { PendingUpload } from '#core/platform/media/upload.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const columns = `id, owner_id, name, content_type, size, received, purpose, folder_id, created_at, expires_at,
  medium_id`;

/** Large numbers arrive as text. */
const plain = (upload: PendingUpload): PendingUpload => ({
  ...upload,
  size: Number(upload.size),
  received: Number(upload.received),
});

export const knexUploads = (db: Connection): Uploads => ({
  async insert(upload) {
    await refusing({ media_uploads_owner_id_fkey: 'user.not_found' }, db()('media_uploads').insert(upload));
  },

  async find(id) {
    const [found] = await rows<PendingUpload>(db(), `select ${columns} from media_uploads where id = ?`, [
      id,
    ]);
    return found ? plain(found) : null;
  },

  async ofOwner(ownerId, at) {
    const found = await rows<PendingUpload>(
      db(),
      `select ${columns} from media_uploads where owner_id = ? and medium_id is null and expires_at > ?
       order by created_at desc, id desc`,
      [ownerId, at],
    );
    return found.map(plain);
  },

  async bytesOf(ownerId, share) {
    const [summed] = await rows<{ bytes: number }>(
      db(),
      `select coalesce(sum(size), 0)::bigint as bytes from media_uploads
       where owner_id = ? and medium_id is null and (purpose = 'LEARNING') = ?`,
      [ownerId, share === 'LEARNING'],
    );
    return Number(summed?.bytes ?? 0);
  },

  async noteReceived(id, received) {
    await db()('media_uploads').where({ id }).update({ received });
  },

  async finish(id, mediumId) {
    await db()('media_uploads').where({ id }).update({ mediumId });
  },

  async expiredBefore(at, limit) {
    const found = await rows<PendingUpload>(
      db(),
      `select ${columns} from media_uploads where expires_at <= ? order by expires_at, id limit ?`,
      [at, limit],
    );
    return found.map(plain);
  },

  async delete(id) {
    await db()('media_uploads').where({ id }).delete();
  },

  async expireAllOf(ownerId) {
    await rows(db(), `update media_uploads set name = '', expires_at = created_at where owner_id = ?`, [
      ownerId,
    ]);
  },

  async lease(id, holder, at, until) {
    const taken = await rows(
      db(),
      `update media_uploads set lease = ?, leased_until = ?
       where id = ? and (lease is null or lease = ? or leased_until <= ?) returning id`,
      [holder, until, id, holder, at],
    );
    return taken.length > 0;
  },

  async release(id, holder) {
    await rows(
      db(),
      'update media_uploads set lease = null, leased_until = null where id = ? and lease = ?',
      [id, holder],
    );
  },
});

export const knexStorageWarnings = (db: Connection): StorageWarnings => ({
  async put(userId, warnedAt) {
    const stored = await db()('storage_warnings')
      .insert({ userId, warnedAt })
      .onConflict('user_id')
      .ignore()
      .returning('user_id');
    return stored.length > 0;
  },
  async clear(userId) {
    await db()('storage_warnings').where({ userId }).delete();
  },
});

export const knexStorageQuotas = (db: Connection): StorageQuotas => ({
  async find(userId) {
    const [found] = await rows<{ gib: number }>(db(), 'select gib from storage_quotas where user_id = ?', [
      userId,
    ]);
    return found?.gib ?? null;
  },
  async set(userId, gib) {
    if (gib === null) {
      await db()('storage_quotas').where({ userId }).delete();
      return;
    }
    await refusing(
      { storage_quotas_user_id_fkey: 'user.not_found' },
      db()('storage_quotas').insert({ userId, gib }).onConflict('user_id').merge(['gib']),
    );
  },
});
