import type { Knex } from 'knex';

/** Lists of the staff console as staff like to see them. What is shared outlives who shared it. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table saved_views (
      id text primary key,
      owner_id text references users(id),
      list text not null check (char_length(list) between 1 and 64),
      name text not null check (char_length(name) between 1 and 60),
      query jsonb not null check (char_length(query::text) <= 8192),
      is_shared boolean not null,
      version integer not null check (version > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (is_shared or owner_id is not null)
    );
    create index saved_views_owner on saved_views (owner_id, list);
    create index saved_views_shared on saved_views (list) where is_shared;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists saved_views');
};
