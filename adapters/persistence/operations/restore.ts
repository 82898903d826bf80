import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { z } from 'zod';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import { knownMigrations, migrate, migrateTo, schemaState } from './migrate.ts';
import {
  closing,
  header,
  isBookkeeping,
  quoted,
  row,
  sequence,
  sessionSettings,
  tableEnd,
  tableStart,
  type BackupSummary,
  type TableStart,
} from './backup-format.ts';

const rowsPerInsert = 500;

type Line = readonly unknown[] | Readonly<Record<string, unknown>>;

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line) yield JSON.parse(line) as Line; // every shape is checked where it is used
    }
  } catch (cause) {
    throw new OperatorError(`${file} is no whole backup: ${sentenceOf(cause)}.`, { cause });
  } finally {
    source.destroy();
  }
}

const columnsOf = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname`,
  );
  return new Map(
    rows.filter(({ table }) => !isBookkeeping(table)).map(({ table, columns }) => [table, columns.join()]),
  );
};

/** What migrations put there themselves (user 1, the AI user, roles, settings) does not count; people and money do. */
const requireEmpty = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ people: number; postings: number }>(
    `select (select count(*) from users where id not in ('1', 'ai-coach'))::int as people, (select count(*) from postings)::int as postings`,
  );
  const [found] = rows;
  if (found && (found.people > 0 || found.postings > 0)) {
    throw new OperatorError(
      `The database is not empty (${found.people} people, ${found.postings} postings): restore into a new, migrated database.`,
      { kind: 'conflict' },
    );
  }
};

/**
 * Foreign keys are taken away and put back around the work, inside the same transaction: rows may then come in any order,
 * and putting a key back checks every row. Triggers stay silent: what they did is in the rows already.
 */
const withoutGuards = async (
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table public.${quoted(table)} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table public.${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  }
};

const insertInto = ({ table, columns }: TableStart): string => {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const fields = columns.map((_, index) => `c${index} text`).join(', ');
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`).join(', ');
  return `insert into public.${quoted(table)} (${names}) overriding system value
    select ${values} from json_to_recordset($1::json) as r(${fields})`;
};

const damaged = (file: string, what: string): OperatorError =>
  new OperatorError(`${file} is no whole backup: ${what}.`);

const read = <Shape>(schema: z.ZodType<Shape>, line: unknown, file: string): Shape => {
  const parsed = schema.safeParse(line);
  if (!parsed.success) throw damaged(file, z.prettifyError(parsed.error));
  return parsed.data;
};

const requireSameSchema = (start: TableStart, present: ReadonlyMap<string, string>, file: string): void => {
  const here = present.get(start.table);
  const there = start.columns
    .map(({ name }) => name)
    .toSorted()
    .join();
  if (here === undefined || here.split(',').toSorted().join() !== there) {
    throw damaged(file, `its table ${start.table} does not fit the database`);
  }
};

const load = async (client: Client, lines: AsyncGenerator<Line>, file: string): Promise<BackupSummary> => {
  const present = await columnsOf(client);
  const seen = new Set<string>();
  let current: { start: TableStart; sql: string; rows: number } | undefined;
  let batch: Record<string, string | null>[] = [];
  let total = 0;
  let end: BackupSummary | undefined;

  const flush = async (): Promise<void> => {
    if (!current || batch.length === 0) return;
    await client.query(current.sql, [JSON.stringify(batch)]);
    batch = [];
  };

  for await (const line of lines) {
    if (end) throw damaged(file, 'something follows its end');
    if (Array.isArray(line)) {
      if (!current) throw damaged(file, 'a row stands outside a table');
      const values = read(row, line, file);
      if (values.length !== current.start.columns.length)
        throw damaged(file, 'a row has another number of columns');
      batch.push(Object.fromEntries(values.map((value, index) => [`c${index}`, value])));
      current.rows += 1;
      if (batch.length >= rowsPerInsert) await flush();
    } else if ('table' in line) {
      const start = read(tableStart, line, file);
      requireSameSchema(start, present, file);
      if (current || seen.has(start.table))
        throw damaged(file, `table ${start.table} begins in the wrong place`);
      seen.add(start.table);
      current = { start, sql: insertInto(start), rows: 0 };
    } else if ('endOf' in line) {
      const { endOf, rows } = read(tableEnd, line, file);
      await flush();
      if (current?.start.table !== endOf || current.rows !== rows)
        throw damaged(file, `rows of ${endOf} are missing`);
      total += current.rows;
      current = undefined;
    } else if ('sequence' in line) {
      const { sequence: name, value, isCalled } = read(sequence, line, file);
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quoted(name)}`,
        value,
        isCalled,
      ]);
    } else {
      end = read(closing, line, file);
    }
  }
  if (!end) throw damaged(file, 'its end is missing');
  if (end.rows !== total || end.tables !== seen.size || seen.size !== present.size) {
    throw damaged(file, 'tables or rows are missing');
  }
  return end;
};

/** Reads the whole file once before anything is changed; answers what schema it was made with. */
const inspect = async (file: string): Promise<readonly string[]> => {
  const lines = linesOf(file);
  const first = await lines.next();
  if (first.done) throw damaged(file, 'it is empty');
  const { migrations } = read(header, first.value, file);
  let last: Line = [];
  for await (const line of lines) last = line;
  if (!closing.safeParse(last).success) throw damaged(file, 'its end is missing');
  return migrations;
};

const requireKnownTo = async (migrations: readonly string[], file: string): Promise<void> => {
  const known = await knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `${file} was made by a newer Fitboard, or another one: this version does not know ${unknown.join(', ')}. Restore it with the version it was made with.`,
    { kind: 'conflict' },
  );
};

const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'fitboard restore',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // a lost connection fails the query in progress
  await client.connect();
  await client.query(sessionSettings);
  return client;
};

const fill = async (url: string, file: string): Promise<BackupSummary> => {
  const client = await connect(url);
  const lines = linesOf(file);
  try {
    await lines.next(); // the header was read already
    await client.query('begin');
    await requireEmpty(client);
    const tables = [...(await columnsOf(client)).keys()];
    let summary: BackupSummary = { tables: 0, rows: 0 };
    await withoutGuards(client, tables, async () => {
      await client.query(`truncate ${tables.map((table) => `public.${quoted(table)}`).join(', ')}`);
      summary = await load(client, lines, file);
    });
    await client.query('commit');
    await client.query('analyze');
    return summary;
  } catch (cause) {
    // Data that a type, a constraint or a foreign key refuses.
    if (/^2[23]/.test(codeOf(cause) ?? '')) throw damaged(file, sentenceOf(cause));
    throw cause;
  } finally {
    await lines.return(undefined);
    await client.end().catch(() => undefined);
  }
};

const requireEmptyAt = async (url: string): Promise<void> => {
  const client = await connect(url);
  try {
    await requireEmpty(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export type Restored = BackupSummary & { migrated: readonly string[] };

/**
 * Fills an empty database with the rows of a backup: all of them, or, when anything is wrong, none. A backup of an older
 * version is loaded into the schema it was made with, which is then brought to this version's.
 */
export const restore = async (url: string, file: string): Promise<Restored> => {
  const migrations = await inspect(file);
  await requireKnownTo(migrations, file);
  const { ran, unknown } = await schemaState(url);
  if (unknown.length > 0)
    throw new OperatorError(`The database has the schema of a newer Fitboard (${unknown.join(', ')}).`, {
      kind: 'conflict',
    });
  if (ran.length > 0) await requireEmptyAt(url);
  if (ran.toSorted().join() === migrations.toSorted().join()) {
    const summary = await fill(url, file);
    return { ...summary, migrated: await migrate(url) };
  }
  await migrateTo(url, migrations);
  try {
    const summary = await fill(url, file);
    return { ...summary, migrated: await migrate(url) };
  } catch (error) {
    await migrate(url);
    throw error;
  }
};
