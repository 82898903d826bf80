import type { Consent } from '#core/people/account/consent.ts';
import type { Consents } from '#core/people/account/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexConsents = (db: Connection): Consents => ({
  async insert(consents) {
    if (consents.length === 0) return;
    // The first time a person agreed to a version is the one that counts.
    await db()('consents')
      .insert([...consents])
      .onConflict(['userId', 'document', 'version'])
      .ignore();
  },

  of: (userId) =>
    rows<Consent>(
      db(),
      'select user_id, document, version, at from consents where user_id = ? order by at, document',
      [userId],
    ),

  async deleteAllOf(userId) {
    await db()('consents').where({ userId }).delete();
  },
});
