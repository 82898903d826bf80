import type { ProviderLinks } from '#core/people/sign-in-provider/ports.ts';
import type { ProviderAttempt, ProviderClaim, ProviderLink } from '#core/people/sign-in-provider/provider.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

/** A few that ran out make room for one. */
const makeRoom = async (db: Connection, table: string, key: string, at: Date): Promise<void> => {
  await rows(
    db(),
    `delete from ${table} where ${key} in (
       select ${key} from ${table} where expires_at <= ? limit 20 for update skip locked
     )`,
    [at],
  );
};

export const knexProviderLinks = (db: Connection): ProviderLinks => ({
  async insert(link) {
    const inserted = await db()('provider_links').insert(link).onConflict().ignore().returning('id');
    return inserted.length > 0;
  },

  async find(provider, subject) {
    const [row] = await rows<ProviderLink>(
      db(),
      'select * from provider_links where provider = ? and subject = ?',
      [provider, subject],
    );
    return row ?? null;
  },

  listOf: (userId) =>
    rows<ProviderLink>(db(), 'select * from provider_links where user_id = ? order by created_at, id', [
      userId,
    ]),

  async countOf(userId) {
    const found = await rows(db(), 'select 1 from provider_links where user_id = ?', [userId]);
    return found.length;
  },

  async use(id, at) {
    return (await db()('provider_links').where({ id }).update({ lastUsedAt: at })) === 1;
  },

  async delete(userId, provider) {
    const [gone] = await rows<ProviderLink>(
      db(),
      'delete from provider_links where user_id = ? and provider = ? returning *',
      [userId, provider],
    );
    return gone ?? null;
  },

  async deleteAllOf(userId) {
    await db()('provider_attempts').where({ userId }).delete();
    await db()('provider_claims').where({ userId }).delete();
    await db()('provider_links').where({ userId }).delete();
  },

  async keepAttempt(attempt, at) {
    await makeRoom(db, 'provider_attempts', 'state_hash', at);
    await db()('provider_attempts').insert(attempt);
  },

  async takeAttempt(stateHash, markHash, at) {
    const [taken] = await rows<ProviderAttempt>(
      db(),
      'delete from provider_attempts where state_hash = ? and mark_hash = ? and expires_at > ? returning *',
      [stateHash, markHash, at],
    );
    return taken ?? null;
  },

  async keepClaim(claim, at) {
    await makeRoom(db, 'provider_claims', 'mark_hash', at);
    await db()('provider_claims').insert(claim).onConflict('mark_hash').merge();
  },

  async findClaim(markHash, at) {
    const [row] = await rows<ProviderClaim>(
      db(),
      'select * from provider_claims where mark_hash = ? and expires_at > ?',
      [markHash, at],
    );
    return row ?? null;
  },

  async takeClaim(markHash, at) {
    const [taken] = await rows<ProviderClaim>(
      db(),
      'delete from provider_claims where mark_hash = ? and expires_at > ? returning *',
      [markHash, at],
    );
    return taken ?? null;
  },
});
