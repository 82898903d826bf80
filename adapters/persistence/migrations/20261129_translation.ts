import type { Knex } from 'knex';

/** How often a member asked for a translation on the last day they did: one row each, and no text. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table translation_counts (
      user_id text primary key references users(id),
      day date not null,
      count integer not null check (count > 0)
    ) with (fillfactor = 70);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists translation_counts');
};
