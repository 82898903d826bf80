import type { Knex } from 'knex';
import {
  consentVersionAt,
  firstConsentVersion,
  type ConsentVersion,
} from '#core/platform/settings/legal-documents.ts';
import type { ConsentVersions } from '#core/platform/settings/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

type Copy = { versions: readonly ConsentVersion[]; readAt: number };

/** One copy per database: every page and every account asks. */
const copies = new WeakMap<Knex, Copy>();

export const knexConsentVersions = (db: Connection, pool: Knex, copyLifetimeMs: number): ConsentVersions => ({
  async current(at) {
    const copy = copies.get(pool);
    if (copy && performance.now() - copy.readAt < copyLifetimeMs) return consentVersionAt(copy.versions, at);
    const versions = await rows<ConsentVersion>(db(), 'select version, "from" from consent_versions');
    // Inside a transaction they may still be taken back.
    if (db() === pool) copies.set(pool, { versions, readAt: performance.now() });
    return consentVersionAt(versions, at);
  },

  async names() {
    const found = await rows<ConsentVersion>(db(), 'select version from consent_versions');
    return [firstConsentVersion, ...found.map(({ version }) => version)];
  },

  async raise(raised) {
    await refusing({ consent_versions_pkey: 'version.stale' }, db()('consent_versions').insert(raised));
    copies.delete(pool);
  },

  async withdraw(version) {
    await db()('consent_versions').where({ version }).delete();
    copies.delete(pool);
  },
});
