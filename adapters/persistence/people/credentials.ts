import type { Credentials } from '#core/people/sign-in/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexCredentials = (db: Connection): Credentials => ({
  async hashOf(userId) {
    const [found] = await rows<{ passwordHash: string }>(
      db(),
      'select password_hash from credentials where user_id = ?',
      [userId],
    );
    return found?.passwordHash ?? null;
  },

  async set(userId, hash, at) {
    await db()('credentials')
      .insert({ userId, passwordHash: hash, updatedAt: at })
      .onConflict('userId')
      .merge();
  },

  async delete(userId) {
    await db()('credentials').where({ userId }).delete();
  },
});
