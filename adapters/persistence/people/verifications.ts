import type { Verifications } from '#core/people/sign-in/ports.ts';
import { maxTries, type Verification } from '#core/people/sign-in/verification.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexVerifications = (db: Connection): Verifications => ({
  async lockRequester(purpose, requester) {
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `verification ${purpose} ${requester}`,
    ]);
  },

  async insert(verification) {
    const { purpose, requester, createdAt } = verification;
    await db()('verifications')
      .where({ purpose, requester, usedAt: null, replacedAt: null })
      .update({ replacedAt: createdAt });
    await db()('verifications').insert(verification);
  },

  async retireAllOf(userId, at) {
    await db()('verifications').where({ userId, usedAt: null, replacedAt: null }).update({ replacedAt: at });
  },

  async latest(purpose, requester) {
    const [found] = await rows<Verification>(
      db(),
      'select * from verifications where purpose = ? and requester = ? order by created_at desc, id desc limit 1',
      [purpose, requester],
    );
    return found ?? null;
  },

  async findBySecret(purpose, secretHash) {
    const [found] = await rows<Verification>(
      db(),
      `select * from verifications where purpose = ? and secret_hash = ? order by created_at desc, id desc limit 1`,
      [purpose, secretHash],
    );
    return found ?? null;
  },

  async countSince(purpose, requester, since) {
    const [counted] = await rows<{ count: number }>(
      db(),
      'select count(*) as count from verifications where purpose = ? and requester = ? and created_at >= ?',
      [purpose, requester, since],
    );
    return counted?.count ?? 0;
  },

  async takeTry(id, at) {
    const taken = await rows(
      db(),
      `update verifications set tries = tries + 1
       where id = ? and tries < ? and used_at is null and replaced_at is null and expires_at > ? returning id`,
      [id, maxTries, at],
    );
    return taken.length === 1;
  },

  async use(id, at) {
    const used = await rows(
      db(),
      `update verifications set used_at = ?
       where id = ? and used_at is null and replaced_at is null and expires_at > ? returning id`,
      [at, id, at],
    );
    return used.length === 1;
  },

  async deleteAllOf(userId) {
    await db()('verifications').where({ userId }).delete();
  },
});
