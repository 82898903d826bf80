import type { PageVersion } from '#core/content/page/page.ts';
import type { PageVersions } from '#core/content/page/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const refusals = { page_versions_draft: 'version.stale', page_versions_number: 'version.stale' } as const;

export const knexPageVersions = (db: Connection): PageVersions => {
  const of = (key: PageVersion['key']) =>
    rows<PageVersion>(db(), 'select * from page_versions where key = ? order by number desc', [key]);

  return {
    of,

    async lock(key) {
      await rows(db(), `select pg_advisory_xact_lock(hashtextextended('page:' || ?::text, 0))`, [key]);
      return of(key);
    },

    async insert(version) {
      await refusing(refusals, db()('page_versions').insert(version));
    },

    async update({ id, ...version }) {
      const written = await refusing(
        refusals,
        db()('page_versions')
          .where({ id, version: version.version - 1 })
          .update(version),
      );
      requireFresh(written);
    },

    async deleteDraft(key) {
      await db()('page_versions').where({ key, status: 'DRAFT' }).delete();
    },
  };
};
