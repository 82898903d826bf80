import type { HomeNumber } from '#core/body/snapshot/home/home-number.ts';
import type { HomeNumbers } from '#core/body/snapshot/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexHomeNumbers = (db: Connection): HomeNumbers => ({
  async of(userId) {
    const [chosen = null] = await rows<HomeNumber>(db(), 'select * from home_numbers where user_id = ?', [
      userId,
    ]);
    return chosen;
  },

  async put(chosen) {
    await db()('home_numbers').insert(chosen).onConflict('userId').merge();
  },

  async deleteAllOf(userId) {
    await db()('home_numbers').where({ userId }).delete();
  },
});
