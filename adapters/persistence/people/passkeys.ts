import type { Passkey, PasskeyChallenge } from '#core/people/passkey/passkey.ts';
import type { Passkeys } from '#core/people/passkey/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexPasskeys = (db: Connection): Passkeys => ({
  async insert(passkey) {
    const inserted = await db()('passkeys')
      .insert({ ...passkey, transports: [...passkey.transports] })
      .onConflict('credential_id')
      .ignore()
      .returning('id');
    return inserted.length > 0;
  },

  async findByCredential(credentialId) {
    const [row] = await rows<Passkey>(db(), 'select * from passkeys where credential_id = ?', [credentialId]);
    return row ?? null;
  },

  listOf: (userId) =>
    rows<Passkey>(db(), 'select * from passkeys where user_id = ? order by created_at desc, id desc', [
      userId,
    ]),

  async countOf(userId) {
    const found = await rows(db(), 'select 1 from passkeys where user_id = ?', [userId]);
    return found.length;
  },

  async rename(userId, id, name) {
    return (await db()('passkeys').where({ userId, id }).update({ name })) === 1;
  },

  async use(id, { counter, isSynced }, at) {
    const used = await rows(
      db(),
      `update passkeys set counter = :counter, is_synced = :isSynced, last_used_at = :at
       where id = :id and (counter < :counter or (counter = 0 and :counter = 0)) returning 1`,
      { id, counter, isSynced, at },
    );
    return used.length > 0;
  },

  async delete(userId, id) {
    const [gone] = await rows<{ name: string }>(
      db(),
      'delete from passkeys where user_id = ? and id = ? returning name',
      [userId, id],
    );
    return gone?.name ?? null;
  },

  async deleteAllOf(userId) {
    await db()('passkey_challenges').where({ userId }).delete();
    await db()('passkeys').where({ userId }).delete();
  },

  async keepChallenge(challenge, at) {
    await rows(
      db(),
      `delete from passkey_challenges where hash in (
         select hash from passkey_challenges where expires_at <= ? limit 20 for update skip locked
       )`,
      [at],
    );
    await db()('passkey_challenges').insert(challenge);
  },

  async takeChallenge(hash, at) {
    const [taken] = await rows<PasskeyChallenge>(
      db(),
      'delete from passkey_challenges where hash = ? and expires_at > ? returning *',
      [hash, at],
    );
    return taken ?? null;
  },
});
