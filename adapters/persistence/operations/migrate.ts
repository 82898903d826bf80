import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { whileAlone } from '../coordination/advisory-lock.ts';

const directory = fileURLToPath(new URL('../migrations', import.meta.url));

/** Without the application's name conversion: migrations, and Knex's own tables, are written as SQL sees them. */
const openForMigration = (url: string): Knex =>
  knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'fitboard migrate',
      connectionTimeoutMillis: 5_000,
      options: '-c statement_timeout=0 -c lock_timeout=0',
    },
    pool: { min: 0, max: 2, acquireTimeoutMillis: 30_000 },
    migrations: { directory, loadExtensions: ['.ts'], tableName: 'knex_migrations' },
    log: { warn: () => undefined },
  });

const alone = (url: string, work: (db: Knex) => Promise<string[]>): Promise<string[]> =>
  whileAlone(url, 'migrate', async () => {
    const db = openForMigration(url);
    try {
      // Knex's own lock outlives a process that was killed; the holder of the session lock knows that it is stale.
      await db.migrate.forceFreeMigrationsLock();
      return await work(db);
    } finally {
      await db.destroy();
    }
  });

const latest = async (db: Knex): Promise<string[]> => {
  const [, ran]: [number, string[]] = await db.migrate.latest();
  return ran;
};

/** The migrations of this version, in their order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith('.ts')).toSorted();

export type SchemaState = Readonly<{
  /** What the database has, in the order it was run; empty: there is no schema yet. */
  ran: readonly string[];
  /** What this version would run. */
  missing: readonly string[];
  /** What a newer version ran. */
  unknown: readonly string[];
}>;

/** Compares the schema with this version; reads only. */
export const schemaState = async (url: string): Promise<SchemaState> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fitboard schema',
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined); // a lost connection fails the query in progress
  await client.connect();
  try {
    const exists = await client.query<{ found: boolean }>(
      `select to_regclass('public.knex_migrations') is not null as found`,
    );
    const { rows } = exists.rows[0]?.found
      ? await client.query<{ name: string }>('select name from knex_migrations order by id')
      : { rows: [] };
    const ran = rows.map(({ name }) => name);
    const known = await knownMigrations();
    return {
      ran,
      missing: known.filter((name) => !ran.includes(name)),
      unknown: ran.filter((name) => !known.includes(name)),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
};

const requireKnown = ({ unknown }: SchemaState): void => {
  if (unknown.length === 0) return;
  throw new OperatorError(
    `The database has the schema of a newer Fitboard (${unknown.join(', ')}): use that version.`,
    { kind: 'conflict' },
  );
};

/** For commands that must not change the schema: refuses when it is not this version's. */
export const requireCurrentSchema = (state: SchemaState): void => {
  requireKnown(state);
  if (state.ran.length === 0)
    throw new OperatorError(
      'The database has no schema yet: start the server, or run `npm run cli -- database migrate`.',
      { kind: 'conflict' },
    );
  if (state.missing.length > 0)
    throw new OperatorError(
      `The database has the schema of an older Fitboard (${state.missing.join(', ')} not yet run): back it up, then start the server or run \`npm run cli -- database migrate\`.`,
      { kind: 'conflict' },
    );
};

/** Brings the database to the newest schema; returns the migrations it ran. Safe when several instances start at once. */
export const migrate = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    requireKnown(await schemaState(url));
    return latest(db);
  });

/** Which migrations a rollback takes back, newest first: so many, or all that came after the one named. */
export const planRollback = async (
  url: string,
  { steps = 1, to }: Readonly<{ steps?: number; to?: string | undefined }>,
): Promise<string[]> => {
  const state = await schemaState(url);
  requireKnown(state);
  const newestFirst = state.ran.toReversed();
  if (to === undefined) return newestFirst.slice(0, steps);
  const place = newestFirst.findIndex((name) => name === to || name === `${to}.ts`);
  if (place === -1)
    throw new OperatorError(`No migration "${to}" was run. There are: ${state.ran.join(', ')}.`, {
      kind: 'not_found',
    });
  return newestFirst.slice(0, place);
};

/** Takes back these migrations, newest first, and nothing when others have come meanwhile. */
export const rollback = (url: string, names: readonly string[]): Promise<string[]> =>
  alone(url, async (db) => {
    const { ran } = await schemaState(url);
    if (ran.toReversed().slice(0, names.length).join() !== names.join())
      throw new OperatorError('The schema has changed meanwhile: nothing was taken back.', {
        kind: 'conflict',
      });
    for (const name of names) await db.migrate.down({ name });
    return [...names];
  });

/** Brings the schema of an empty database to exactly these migrations. */
export const migrateTo = (url: string, names: readonly string[]): Promise<string[]> =>
  alone(url, async (db) => {
    const { ran } = await schemaState(url);
    for (const name of ran.toReversed()) if (!names.includes(name)) await db.migrate.down({ name });
    const added = names.filter((name) => !ran.includes(name));
    for (const name of added) await db.migrate.up({ name });
    return added;
  });

/** Throws everything away and begins anew. */
export const startOver = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    await db.raw('drop schema public cascade');
    await db.raw('create schema public');
    return latest(db);
  });
