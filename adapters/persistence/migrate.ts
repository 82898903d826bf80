import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { fileURLToPath } from 'node:url';

/** Any fixed number: instances that migrate the same database queue up behind it. */
const migrationLock = 7_316_402_118;

const directory = fileURLToPath(new URL('./migrations', import.meta.url));

/** Without the application's name conversion: migrations, and Knex's own tables, are written as SQL sees them. */
const openForMigration = (url: string): Knex =>
  knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'fitboard migrate',
      connectionTimeoutMillis: 5_000,
    },
    pool: { min: 0, max: 2, acquireTimeoutMillis: 30_000 },
    migrations: { directory, loadExtensions: ['.ts'], tableName: 'knex_migrations' },
    log: { warn: () => undefined },
  });

const alone = async (url: string, work: (db: Knex) => Promise<string[]>): Promise<string[]> => {
  const session = new pg.Client({
    connectionString: url,
    application_name: 'fitboard migrate',
    keepAlive: true,
  });
  session.on('error', () => undefined); // a lost session fails the query in progress, which reports it
  await session.connect();
  const db = openForMigration(url);
  try {
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    // Knex's own lock outlives a process that was killed; whoever holds the session lock knows that it is stale.
    await db.migrate.forceFreeMigrationsLock();
    return await work(db);
  } finally {
    await Promise.allSettled([db.destroy(), session.end()]);
  }
};

/** Brings the database to the newest schema; returns the migrations it ran. Safe when several instances start at once. */
export const migrate = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    const [, ran]: [number, string[]] = await db.migrate.latest();
    return ran;
  });

/** Takes back the migrations of the last run; returns their names. */
export const rollback = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    const [, undone]: [number, string[]] = await db.migrate.rollback();
    return undone;
  });
