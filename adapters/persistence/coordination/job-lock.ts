import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { KnexConnection } from 'knex/lib/dialects/postgres/index.js';
import { discard } from '../engine/transaction-session.ts';
import { localJobLock, type JobLock } from '#adapters/ports/job-lock.ts';

/** Two numbers of 32 bits make one advisory lock. */
const lockKey = (name: string): [number, number] => {
  const digest = createHash('sha256').update(`fitboard job ${name}`).digest();
  return [digest.readInt32BE(0), digest.readInt32BE(4)];
};

type Session = { readonly connection: Promise<KnexConnection>; users: number };

/**
 * One connection for all who need one at the same time: had each job its own beside that of its work, enough of them at once
 * would hold the whole pool and wait for more of it.
 */
const sharedSession = (db: Knex) => {
  let current: Session | undefined;
  return async <Result>(use: (connection: KnexConnection) => Promise<Result>): Promise<Result> => {
    current ??= { connection: db.client.acquireConnection(), users: 0 };
    const session = current;
    session.users += 1;
    try {
      return await use(await session.connection);
    } catch (error) {
      // It may be the connection that failed: the next caller gets another one.
      if (current === session) current = undefined;
      throw error;
    } finally {
      session.users -= 1;
      if (session.users === 0) {
        if (current === session) current = undefined;
        await session.connection.then(
          (connection) => db.client.releaseConnection(connection),
          () => undefined,
        );
      }
    }
  };
};

/** A connection that could not answer may be lost, or still hold what it was to give back: it serves nobody any more. */
const ask = async (connection: KnexConnection, call: string, name: string): Promise<boolean> => {
  try {
    const { rows } = await connection.query(`select ${call}($1, $2) as is_done`, lockKey(name));
    return rows[0]?.is_done === true;
  } catch (error) {
    discard(connection, error);
    throw error;
  }
};

/**
 * Held by a session of the database, so it ends with its holder however that ends. The work itself uses the pool: a
 * transaction held open for its whole length would keep old rows from being cleaned up.
 */
export const knexJobLock = (db: Knex): JobLock => {
  const local = localJobLock();
  const withSession = sharedSession(db);
  return async (name, work) => {
    let isDone = false;
    await local(name, () =>
      withSession(async (connection) => {
        if (!(await ask(connection, 'pg_try_advisory_lock', name))) return;
        try {
          await work();
          isDone = true;
        } finally {
          await ask(connection, 'pg_advisory_unlock', name);
        }
      }),
    );
    return isDone;
  };
};
