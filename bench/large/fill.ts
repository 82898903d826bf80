import type pg from 'pg';
import { makeCoaches } from '../coaches.ts';
import { feedTables } from './feed-rows.ts';
import { memberTables, type Table } from './member-rows.ts';
import { createHelpers, planOf, type Plan } from './plan.ts';
import { recordTables } from './record-rows.ts';

/** What is taken away before a table is filled, and how it comes back. */
type Part = Readonly<{ away: string; back: string }>;

/**
 * Its indexes, the constraints that stand on some, and what refers to those: made once at the end they are sorted, not
 * grown row by row, and say all the same that each row is there once. Those who refer to it are filled later.
 */
const partsOf = async (connection: pg.Client, table: string): Promise<readonly Part[]> => {
  const { rows } = await connection.query<Part>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint
     where (contype in ('p', 'u') and conrelid = to_regclass($1)) or (contype = 'f' and confrelid = to_regclass($1))
     order by contype = 'f' desc, conname`,
    [table],
  );
  const { rows: indexes } = await connection.query<Part>(
    `select format('drop index %I', indexname) as away, indexdef as back from pg_indexes
     where schemaname = 'public' and tablename = $1 and not exists (select from pg_constraint where conname = indexname)`,
    [table],
  );
  return [...rows, ...indexes];
};

export type Filling = Readonly<{ table: string; rows: number; seconds: number }>;

/** One table: its rows step by step, then its indexes. */
const fillTable = async (
  connection: pg.Client,
  { name, statements }: Table,
  plan: Plan,
): Promise<Filling> => {
  const started = performance.now();
  const parts = await partsOf(connection, name);
  for (const { away } of parts) await connection.query(away);
  let rows = 0;
  for (const statement of statements) {
    // What is made once for all, its statement says itself.
    for (let step = 1; step <= plan.steps; step += 1) {
      if (statement.startsWith('create') && step > 1) break;
      const text = statement.startsWith('create')
        ? statement.replaceAll('$1::int', '1').replaceAll('$2::int', '1')
        : statement;
      const made = await connection.query(text, text === statement ? [step, plan.steps] : []);
      if (statement.startsWith('insert')) rows += made.rowCount ?? 0;
    }
  }
  for (const { back } of parts.toReversed()) await connection.query(back);
  return { table: name, rows, seconds: (performance.now() - started) / 1_000 };
};

/** The tables that have to be there before those that count them, each once and in this order. */
export const fill = async (
  connection: pg.Client,
  rows: number,
  { heard = () => undefined, seed = 1 }: Readonly<{ heard?: (filling: Filling) => void; seed?: number }> = {},
): Promise<readonly Filling[]> => {
  const plan = planOf(rows, seed);
  await createHelpers(connection, plan);
  await connection.query(
    `create unlogged table large.numbers as select m from generate_series(1, ${plan.members}) as m; analyze large.numbers`,
  );
  await connection.query(`set session_replication_role = replica`);
  await connection.query(`set work_mem = '256MB'`);
  const filled: Filling[] = [];
  for (const table of [...memberTables(plan), ...feedTables(plan), ...recordTables(plan)]) {
    const filling = await fillTable(connection, table, plan);
    filled.push(filling);
    heard(filling);
  }
  await connection.query('reset session_replication_role');
  // Their rows keep the directory: with its triggers.
  await makeCoaches(connection, 'm%00');
  await connection.query('drop schema large cascade');
  await connection.query('vacuum analyze');
  return filled;
};
