import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import { whileAlone } from './advisory-lock.ts';

const directory = fileURLToPath(new URL('./migrations', import.meta.url));

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
      // Knex's own lock outlives a process that was killed; whoever holds the session lock knows that it is stale.
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

/** Brings the database to the newest schema; returns the migrations it ran. Safe when several instances start at once. */
export const migrate = (url: string): Promise<string[]> => alone(url, latest);

/** Takes back the migrations of the last run; returns their names. */
export const rollback = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    const [, undone]: [number, string[]] = await db.migrate.rollback();
    return undone;
  });

/** Throws everything away and begins anew. */
export const startOver = (url: string): Promise<string[]> =>
  alone(url, async (db) => {
    await db.raw('drop schema public cascade');
    await db.raw('create schema public');
    return latest(db);
  });
