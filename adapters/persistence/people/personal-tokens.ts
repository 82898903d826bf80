import type { PersonalToken, TokenCall } from '#core/people/personal-token/personal-token.ts';
import type { PersonalTokens } from '#core/people/personal-token/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexPersonalTokens = (db: Connection): PersonalTokens => ({
  async insert(token) {
    await db()('personal_tokens').insert({ ...token, scopes: [...token.scopes] });
  },

  async find(id) {
    return (await db()<PersonalToken>('personal_tokens').where({ id }).first()) ?? null;
  },

  async findByHash(hashes) {
    const [found] = await rows<PersonalToken>(
      db(),
      'select * from personal_tokens where hash = any(?::text[])',
      [[...hashes]],
    );
    return found ?? null;
  },

  allOf: (userId) =>
    rows<PersonalToken>(
      db(),
      'select * from personal_tokens where user_id = ? order by created_at desc, id desc',
      [userId],
    ),

  async countAlive(userId, at) {
    const alive = await rows(
      db(),
      'select 1 from personal_tokens where user_id = ? and revoked_at is null and expires_at > ?',
      [userId, at],
    );
    return alive.length;
  },

  async end(id, reason, at) {
    const ended = await db()('personal_tokens')
      .where({ id, revokedAt: null })
      .where('expiresAt', '>', at)
      .update({ revokedAt: at, endReason: reason });
    return ended === 1;
  },

  endAll: (userId, reason, at) =>
    db()('personal_tokens')
      .where({ userId, revokedAt: null })
      .where('expiresAt', '>', at)
      .update({ revokedAt: at, endReason: reason }),

  async rehash(id, hash) {
    await db()('personal_tokens').where({ id }).update({ hash });
  },

  async record(call) {
    await db()('personal_token_calls').insert(call);
    await rows(
      db(),
      'update personal_tokens set last_used_at = greatest(last_used_at, ?) where id = ? returning id',
      [call.at, call.tokenId],
    );
  },

  async callsOf(tokenId, since, { limit, cursor }) {
    const place = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<TokenCall>(
      db(),
      `select * from personal_token_calls where token_id = ? and at >= ?
       ${place.length > 0 ? 'and (at, id) < (?::timestamptz, ?)' : ''} order by at desc, id desc limit ?`,
      [tokenId, since, ...place, limit + 1],
    );
    return pageOf(found, limit, ({ at, id }) => encodeCursor(at, id));
  },

  allCallsOf: (userId, since) =>
    rows<TokenCall>(
      db(),
      'select * from personal_token_calls where user_id = ? and at >= ? order by at desc, id desc',
      [userId, since],
    ),

  async deleteAllOf(userId) {
    await db()('personal_token_calls').where({ userId }).delete();
    await db()('personal_tokens').where({ userId }).delete();
  },
});
