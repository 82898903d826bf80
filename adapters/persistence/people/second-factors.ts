import type { SecondFactors, TrustedDevices } from '#core/people/second-factor/ports.ts';
import {
  secondFactorLimits,
  type SecondFactor,
  type TrustedDevice,
} from '#core/people/second-factor/second-factor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import type { SecretBox } from '../platform/mails.ts';

export const knexSecondFactors = (db: Connection, secretBox: SecretBox): SecondFactors => ({
  async find(userId) {
    const [row] = await rows<SecondFactor>(db(), 'select * from second_factors where user_id = ?', [userId]);
    return row ? { ...row, secret: secretBox.open(row.secret) } : null;
  },

  async begin({ userId, secret, createdAt }) {
    const begun = await rows(
      db(),
      `insert into second_factors (user_id, secret, created_at) values (:userId, :secret, :createdAt)
       on conflict (user_id) do update set secret = :secret, created_at = :createdAt
         where second_factors.confirmed_at is null
       returning 1`,
      { userId, secret: secretBox.seal(secret), createdAt },
    );
    return begun.length > 0;
  },

  async confirm(userId, { secret, step, at }) {
    const [begun] = await rows<{ secret: string }>(
      db(),
      'select secret from second_factors where user_id = ? and confirmed_at is null for update',
      [userId],
    );
    if (!begun || secretBox.open(begun.secret) !== secret) return false;
    await rows(
      db(),
      'update second_factors set confirmed_at = ?, last_step = ?, tries = 0, tries_since = null where user_id = ?',
      [at, step, userId],
    );
    return true;
  },

  async takeTry(userId, at) {
    const { tries, triesWithin } = secondFactorLimits;
    const over = '(tries_since is null or tries_since <= :since)';
    const [taken] = await rows<{ tries: number }>(
      db(),
      `update second_factors set tries = case when ${over} then 1 else tries + 1 end,
         tries_since = case when ${over} then :at else tries_since end
       where user_id = :userId and (${over} or tries < :most) returning tries`,
      { userId, at, since: new Date(at.getTime() - triesWithin), most: tries },
    );
    return taken ? tries - taken.tries : null;
  },

  async useStep(userId, step) {
    const used = await rows(
      db(),
      `update second_factors set last_step = :step, tries = 0, tries_since = null
       where user_id = :userId and confirmed_at is not null and last_step < :step returning 1`,
      { userId, step },
    );
    return used.length > 0;
  },

  async delete(userId) {
    await db()('recovery_codes').where({ userId }).delete();
    return (await db()('second_factors').where({ userId }).delete()) > 0;
  },

  async setRecoveryCodes(userId, hashes) {
    await db()('recovery_codes').where({ userId }).delete();
    await db()('recovery_codes').insert(hashes.map((hash) => ({ userId, hash })));
  },

  async useRecoveryCode(userId, hash, at) {
    return (await db()('recovery_codes').where({ userId, hash, usedAt: null }).update({ usedAt: at })) === 1;
  },

  async recoveryCodesLeft(userId) {
    const left = await rows(db(), 'select 1 from recovery_codes where user_id = ? and used_at is null', [
      userId,
    ]);
    return left.length;
  },
});

export const knexTrustedDevices = (db: Connection): TrustedDevices => ({
  async insert(device) {
    await db()('trusted_devices').insert(device);
  },

  listOf: (userId, at) =>
    rows<TrustedDevice>(
      db(),
      'select * from trusted_devices where user_id = ? and expires_at > ? order by last_used_at desc, id desc',
      [userId, at],
    ),

  async use(userId, hashes, at) {
    const used = await rows(
      db(),
      `update trusted_devices set last_used_at = :at
       where user_id = :userId and hash = any(:hashes::text[]) and expires_at > :at returning 1`,
      { userId, hashes: [...hashes], at },
    );
    return used.length > 0;
  },

  async delete(userId, id) {
    return (await db()('trusted_devices').where({ userId, id }).delete()) === 1;
  },

  async deleteOldest(userId, keep) {
    const gone = await rows(
      db(),
      `delete from trusted_devices where id in (
         select id from trusted_devices where user_id = ? order by last_used_at desc, id desc offset ?
       ) returning 1`,
      [userId, keep],
    );
    return gone.length;
  },

  deleteAllOf: (userId) => db()('trusted_devices').where({ userId }).delete(),
});
