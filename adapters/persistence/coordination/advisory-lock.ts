import { createHash } from 'node:crypto';
import { Client } from 'pg';

const connectTimeoutMs = 5_000;

/** Any text names a lock; PostgreSQL takes 64 bits. */
const keyOf = (name: string): string =>
  createHash('sha256').update(`fitboard ${name}`).digest().readBigInt64BE(0).toString();

/** Does a piece of work while no other instance on this database does it; later ones wait for their turn. */
export const whileAlone = async <Result>(
  url: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const session = new Client({
    connectionString: url,
    application_name: `fitboard ${name}`,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  session.on('error', () => undefined); // a lost session fails the query in progress, which reports it
  await session.connect();
  try {
    // The server's own limits must not end the wait, nor the work of the one who is first.
    await session.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    await session.query('select pg_advisory_lock($1::bigint)', [keyOf(name)]);
    return await work();
  } finally {
    await session.end().catch(() => undefined);
  }
};
