import type { Knex } from 'knex';

/** The number that a member wants to see first, on every device; no row: never chosen. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table home_numbers (
      user_id text primary key references users (id) on delete cascade,
      metric text collate "C" not null check (char_length(metric) <= 32),
      chosen_at timestamptz not null
    )
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists home_numbers');
};
