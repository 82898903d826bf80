import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Knex } from 'knex';
import { localJobLock, type JobLock } from '../scheduler/job-lock.ts';

/** Two numbers of 32 bits make one advisory lock. */
const lockKey = (name: string): [number, number] => {
  const digest = createHash('sha256').update(`fitboard job ${name}`).digest();
  return [digest.readInt32BE(0), digest.readInt32BE(4)];
};

/**
 * Held by a session of the database, so it ends with its holder however that ends. The work itself uses the pool: a
 * transaction held open for its whole length would keep old rows from being cleaned up.
 */
export const knexJobLock = (db: Knex): JobLock => {
  const local = localJobLock();
  return async (name, work) => {
    let isDone = false;
    await local(name, async () => {
      const connection: pg.Client = await db.client.acquireConnection();
      try {
        const key = lockKey(name);
        const { rows } = await connection.query('select pg_try_advisory_lock($1, $2) as is_held', key);
        if (rows[0]?.is_held !== true) return;
        try {
          await work();
          isDone = true;
        } finally {
          await connection.query('select pg_advisory_unlock($1, $2)', key);
        }
      } finally {
        await db.client.releaseConnection(connection);
      }
    });
    return isDone;
  };
};
