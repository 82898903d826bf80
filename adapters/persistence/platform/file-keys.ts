import type { Knex } from 'knex';
import type { FileKeys } from '#adapters/ports/files/file-keys.ts';
import { rows } from '../engine/database.ts';

/** In a table of their own, beside no row of the file: what deletes a key leaves nothing to open the file with. */
export const knexFileKeys = (pool: Knex): FileKeys => ({
  async find(fileKey) {
    const [found] = await rows<{ secret: Buffer }>(pool, 'select secret from file_keys where file_key = ?', [
      fileKey,
    ]);
    return found?.secret ?? null;
  },
  async put(fileKey, secret) {
    await pool('file_keys')
      .insert({ fileKey, secret: Buffer.from(secret) })
      .onConflict('fileKey')
      .merge();
  },
  async delete(fileKey) {
    await pool('file_keys').where({ fileKey }).delete();
  },
});
