import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Knex } from 'knex';
import { localJobLock, type JobLock } from '../scheduler/job-lock.ts';

/** Two numbers of 32 bits make one advisory lock. */
const lockKey = (name: string): [number, number] => {
  const digest = createHash('sha256').update(`fitboard job ${name}`).digest();
  return [digest.readInt32BE(0), digest.readInt32BE(4)];
};

type Session = { readonly connection: Promise<pg.Client>; users: number };

/**
 * One connection for all who need one at the same time: had each job its own beside that of its work, enough of them at once
 * would hold the whole pool and wait for more of it.
 */
const sharedSession = (db: Knex) => {
  let current: Session | undefined;
  return async <Result>(use: (connection: pg.Client) => Promise<Result>): Promise<Result> => {
    current ??= { connection: db.client.acquireConnection(), users: 0 };
    const session = current;
    session.users += 1;
    try {
      return await use(await session.connection);
    } catch (error) {
      // It may be the connection that failed: whoever comes next gets another one.
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
        const key = lockKey(name);
        const { rows } = await connection.query('select pg_try_advisory_lock($1, $2) as is_held', key);
        if (rows[0]?.is_held !== true) return;
        try {
          await work();
          isDone = true;
        } finally {
          await connection.query('select pg_advisory_unlock($1, $2)', key);
        }
      }),
    );
    return isDone;
  };
};
