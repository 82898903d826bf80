import type { Presences } from '#core/people/account/presence.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexPresences = (db: Connection): Presences => ({
  async seen(userIds, at) {
    // In one order on every instance, so that two of them never wait for each other.
    await rows(
      db(),
      `insert into presences (user_id, last_seen_at) select id, ?::timestamptz from users where id = any(?::text[]) order by id
       on conflict (user_id) do update set last_seen_at = excluded.last_seen_at
       where presences.last_seen_at < excluded.last_seen_at`,
      [at, [...new Set(userIds)]],
    );
  },

  async lastSeen(userIds) {
    const found = await rows<{ userId: string; lastSeenAt: Date }>(
      db(),
      'select user_id, last_seen_at from presences where user_id = any(?::text[])',
      [[...userIds]],
    );
    return new Map(found.map(({ userId, lastSeenAt }) => [userId, lastSeenAt]));
  },

  async delete(userId) {
    await db()('presences').where({ userId }).delete();
  },
});
