import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { codeOf, OperatorError } from '#adapters/ports/operator-error.ts';
import {
  type BackupSummary,
  formatName,
  isBookkeeping,
  quoted,
  sessionSettings,
  type TableStart,
} from './backup-format.ts';

export type { BackupSummary } from './backup-format.ts';
export { restore } from './restore.ts';

const rowsPerFetch = 1_000;

/** Columns are read as the text PostgreSQL writes, so that nothing is rounded or reshaped on the way. */
const asText = { getTypeParser: () => (text: string) => text };

const tablesOf = async (client: Client): Promise<TableStart[]> => {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select c.relname as table,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`,
  );
  return rows
    .filter(({ table }) => !isBookkeeping(table))
    .map(({ table, columns }) => ({ table, columns: JSON.parse(columns) as TableStart['columns'] })); // built above
};

async function* records(client: Client, at: Date): AsyncGenerator<object, BackupSummary> {
  const migrations = await client.query<{ name: string }>('select name from knex_migrations order by name');
  yield {
    format: formatName,
    version: 1,
    createdAt: at.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  };
  const tables = await tablesOf(client);
  let total = 0;
  for (const { table, columns } of tables) {
    yield { table, columns };
    const list = columns.map(({ name }) => quoted(name)).join(', ');
    await client.query(`declare dump no scroll cursor for select ${list} from public.${quoted(table)}`);
    let count = 0;
    for (;;) {
      const batch = await client.query<(string | null)[]>({
        text: `fetch ${rowsPerFetch} from dump`,
        rowMode: 'array',
      });
      yield* batch.rows;
      count += batch.rows.length;
      if (batch.rows.length < rowsPerFetch) break;
    }
    await client.query('close dump');
    yield { endOf: table, rows: count };
    total += count;
  }
  const sequences = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  for (const { name } of sequences.rows) {
    if (isBookkeeping(name)) continue;
    const found = await client.query<{ value: string; called: string }>(
      `select last_value as value, is_called as called from public.${quoted(name)}`,
    );
    for (const { value, called } of found.rows) yield { sequence: name, value, isCalled: called === 't' };
  }
  const summary = { tables: tables.length, rows: total };
  yield summary;
  return summary;
}

const createFile = async (file: string): Promise<FileHandle> => {
  try {
    return await open(file, 'wx', 0o600);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') {
      throw new OperatorError(`${file} exists already: choose another name, or move it away.`, {
        kind: 'conflict',
        cause,
      });
    }
    if (codeOf(cause) === 'ENOENT')
      throw new OperatorError(`The folder of ${file} does not exist.`, { kind: 'not_found', cause });
    throw new OperatorError(`${file} can't be written: ${codeOf(cause)}.`, { cause });
  }
};

/**
 * Writes every row as it stood at one moment, while the application goes on. The file can be read by its owner only; it
 * appears under its name when it is complete.
 */
export const backup = async (url: string, file: string): Promise<BackupSummary> => {
  const target = await createFile(file);
  const partial = `${file}.partial`;
  const client = new Client({
    connectionString: url,
    application_name: 'fitboard backup',
    types: asText,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // a lost connection fails the query in progress
  try {
    await rm(partial, { force: true });
    await client.connect();
    await client.query(sessionSettings);
    await client.query('begin isolation level repeatable read read only');
    const output = await createFile(partial);
    let summary: BackupSummary = { tables: 0, rows: 0 };
    const lines = async function* (): AsyncGenerator<string> {
      const all = records(client, new Date());
      for (;;) {
        const next = await all.next();
        if (next.done) {
          summary = next.value;
          return;
        }
        yield `${JSON.stringify(next.value)}\n`;
      }
    };
    await pipeline(
      Readable.from(lines()),
      createGzip({ level: 6 }),
      output.createWriteStream({ flush: true }),
    );
    await client.query('commit');
    await rename(partial, file);
    return summary;
  } catch (cause) {
    await Promise.all([rm(partial, { force: true }), rm(file, { force: true })]);
    if (codeOf(cause) === 'ENOSPC') {
      throw new OperatorError(`The disk is full: no backup was written to ${file}.`, {
        kind: 'unavailable',
        cause,
      });
    }
    throw cause;
  } finally {
    await Promise.allSettled([client.end(), target.close()]);
  }
};
