import pg from 'pg';
import { schemaState, type SchemaState } from './migrate.ts';

/** What an operator asks of a database before and after everything else. */
export type DatabaseStatus = Readonly<{
  server: string;
  name: string;
  sizeBytes: number;
  connections: number;
  connectionsAtMost: number;
  /** Seconds; null: none is open. */
  oldestTransactionSeconds: number | null;
  waitingForLocks: number;
  /** The largest first. Rows are what the planner believes. */
  largest: readonly Readonly<{ table: string; bytes: number; rows: number }>[];
  schema: SchemaState;
}>;

const numbersSql = `select current_setting('server_version') as server, current_database() as name,
  pg_database_size(current_database())::float8 as size_bytes,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
  current_setting('max_connections')::int as connections_at_most,
  (select extract(epoch from max(now() - xact_start))::int from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()) as oldest_seconds,
  (select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waiting`;

const largestSql = `select relname as table, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows
  from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
  order by 2 desc, 1 limit 5`;

type Numbers = Readonly<{
  server: string;
  name: string;
  size_bytes: number;
  connections: number;
  connections_at_most: number;
  oldest_seconds: number | null;
  waiting: number;
}>;

/** Reads only, and whatever the schema is. */
export const databaseStatus = async (url: string): Promise<DatabaseStatus> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fitboard status',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  });
  client.on('error', () => undefined); // a lost connection fails the query in progress
  await client.connect();
  try {
    const { rows } = await client.query<Numbers>(numbersSql);
    const { rows: largest } = await client.query<DatabaseStatus['largest'][number]>(largestSql);
    const numbers = rows[0]!; // a select without a table has one row
    return {
      server: numbers.server,
      name: numbers.name,
      sizeBytes: numbers.size_bytes,
      connections: numbers.connections,
      connectionsAtMost: numbers.connections_at_most,
      oldestTransactionSeconds: numbers.oldest_seconds,
      waitingForLocks: numbers.waiting,
      largest,
      schema: await schemaState(url),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
};
