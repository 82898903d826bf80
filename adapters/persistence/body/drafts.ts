import type { Drafts } from '#core/body/snapshot/ports.ts';
import type { Draft } from '#core/body/snapshot/snapshot.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { storable } from '#adapters/ports/storable-json.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexDrafts = (db: Connection): Drafts => ({
  async of(userId) {
    return (await db()<Draft>('drafts').where({ userId }).first()) ?? null;
  },

  async put({ userId, inputs, carriedOver, media, step, version, updatedAt }) {
    const [stored] = await refusing(
      { drafts_user_id_fkey: 'user.not_found' },
      rows<Draft>(
        db(),
        `insert into drafts as d (user_id, inputs, carried_over, media, step, version, updated_at)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (user_id) do update set inputs = excluded.inputs, carried_over = excluded.carried_over,
           media = excluded.media, step = excluded.step, version = excluded.version, updated_at = excluded.updated_at
         where d.version < excluded.version
         returning *`,
        [
          userId,
          JSON.stringify(storable(inputs)),
          [...carriedOver],
          JSON.stringify(media),
          step,
          version,
          updatedAt,
        ],
      ),
    );
    if (!stored) throw new DomainError('version.stale');
    return stored;
  },

  async delete(userId) {
    await db()('drafts').where({ userId }).delete();
  },
});
