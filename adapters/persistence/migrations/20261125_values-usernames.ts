import type { Knex } from 'knex';

/**
 * `filters` stood behind a route of the directory: a person who had it was not found by it. They are reached by their id, and
 * may choose another.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw("update users set username = null, version = version + 1 where username = 'filters'");
};

/** Whose it was is not kept. */
export const down = async (): Promise<void> => {};
