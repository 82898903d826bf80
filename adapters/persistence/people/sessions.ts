import type { Sessions } from '#core/people/sign-in/ports.ts';
import type { Session } from '#core/people/sign-in/session.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexSessions = (db: Connection): Sessions => ({
  async insert(session) {
    await db()('sessions').insert(session);
  },

  async find(id) {
    return (await db()<Session>('sessions').where({ id }).first()) ?? null;
  },

  async rotate(id, from, at, expiresAt) {
    const rotated = await db()('sessions')
      .where({ id, generation: from, endedAt: null })
      .where('expiresAt', '>', at)
      .update({ generation: from + 1, rotatedAt: at, lastUsedAt: at, expiresAt });
    return rotated === 1;
  },

  listOf: (userId, at) =>
    rows<Session>(
      db(),
      `select * from sessions where user_id = ? and ended_at is null and expires_at > ?
       order by last_used_at desc, id desc`,
      [userId, at],
    ),

  async userAgentsOf(userId) {
    const found = await rows<{ userAgent: string }>(
      db(),
      'select distinct user_agent from sessions where user_id = ? order by user_agent',
      [userId],
    );
    return found.map(({ userAgent }) => userAgent);
  },

  async end(id, reason, at) {
    await db()('sessions').where({ id, endedAt: null }).update({ endedAt: at, endReason: reason });
  },

  async prove(id, at) {
    const proven = await db()('sessions')
      .where({ id, endedAt: null })
      .where('expiresAt', '>', at)
      .update({ provenAt: at });
    return proven === 1;
  },

  async endAll(userId, reason, at, exceptId) {
    const ended = await rows<{ id: string }>(
      db(),
      `update sessions set ended_at = ?, end_reason = ?
       where user_id = ? and ended_at is null and id is distinct from ? returning id`,
      [at, reason, userId, exceptId ?? null],
    );
    return ended.map(({ id }) => id);
  },

  async endOldest(userId, keep, at) {
    const ended = await rows<Session>(
      db(),
      `update sessions set ended_at = :at, end_reason = 'LIMIT' where id in (
         select id from sessions where user_id = :userId and ended_at is null and expires_at > :at
         order by last_used_at desc, created_at desc, id desc offset :keep
       ) returning *`,
      { userId, keep, at },
    );
    return ended.toSorted(
      (a, b) =>
        a.lastUsedAt.getTime() - b.lastUsedAt.getTime() || a.createdAt.getTime() - b.createdAt.getTime(),
    );
  },

  async lastEnd(userId, reason) {
    const [last] = await rows<{ endedAt: Date | null }>(
      db(),
      'select max(ended_at) as ended_at from sessions where user_id = ? and end_reason = ?',
      [userId, reason],
    );
    return last?.endedAt ?? null;
  },

  async isAlive(id, at) {
    const alive = await rows(
      db(),
      'select 1 from sessions where id = ? and ended_at is null and expires_at > ?',
      [id, at],
    );
    return alive.length > 0;
  },

  async deleteAllOf(userId) {
    for (const table of ['known_clients', 'sessions', 'ws_tickets'])
      await db()(table).where({ userId }).delete();
  },
});
