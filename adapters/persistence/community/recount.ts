import type { Knex } from 'knex';
import type { Recounted, Stretch } from '#core/community/activity/ports.ts';
import { rows } from '../engine/database.ts';

type Counted = Readonly<{
  /** Its rows are `c`. */
  table: string;
  id: string;
  type: 'text' | 'uuid';
  where?: string;
  /** What each column has to be, as SQL. */
  counts: Readonly<Record<string, string>>;
}>;

/**
 * Looks first, and holds only what seems wrong: then nobody changes those counts, and what is counted is as it stands
 * now. Who adds a row and has not counted it yet waits, and counts it on top.
 */
export const recountStretch = async (
  db: Knex | Knex.Transaction,
  { table, id, type, where = 'true', counts }: Counted,
  { after, limit }: Stretch,
): Promise<Recounted> => {
  const stretch = await rows<{ id: string }>(
    db,
    `select c.${id}::text as id from ${table} c
     where ${where} and (:after::${type} is null or c.${id} > :after::${type}) order by c.${id} limit :limit`,
    { after, limit },
  );
  const stored = Object.keys(counts).map((column) => `c.${column}`);
  const isWrong = `(${stored.join(', ')}) is distinct from (${Object.values(counts).join(', ')})`;
  const held = await rows<{ id: string }>(
    db,
    `select c.${id}::text as id from ${table} c where c.${id} = any(?::${type}[]) and ${isWrong}
     order by c.${id} for no key update`,
    [stretch.map((row) => row.id)],
  );
  const set = Object.entries(counts).map(([column, count]) => `${column} = ${count}`);
  const wrong =
    held.length === 0
      ? []
      : await rows(
          db,
          `update ${table} c set ${set.join(', ')} where c.${id} = any(?::${type}[]) and ${isWrong} returning 1`,
          [held.map((row) => row.id)],
        );
  return { wrong: wrong.length, last: stretch.length < limit ? null : (stretch.at(-1)?.id ?? null) };
};
