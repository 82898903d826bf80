import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { rows } from '../engine/database.ts';

/** More than fits beside other rows of a page, and nothing that compresses: a full disk has no place for it. */
const fillingBytes = 16 * 1024;

/**
 * Writes a row and commits it, as every request that matters does: a database that only reads (a full disk, a standby, a
 * read-only setting) can't. Rows of ten seconds ago go at the same time, without waiting for another instance's.
 */
export const writesToDatabase = (pool: Knex) => async (): Promise<void> => {
  await rows(
    pool,
    `with gone as (
       delete from readiness where id in (
         select id from readiness where at < clock_timestamp() - interval '10 seconds' for update skip locked
       )
     )
     insert into readiness (filling) values (?)`,
    [randomBytes(fillingBytes)],
  );
};
