import type { Knex } from 'knex';

/** Numbers that a member brought in from elsewhere: beside the saved weeks, and gone with their import. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table measurement_imports (
      id text primary key,
      user_id text not null references users(id),
      source text not null,
      file_name text not null check (char_length(file_name) <= 120),
      created_at timestamptz not null
    );
    create index measurement_imports_user on measurement_imports (user_id, created_at, id);

    create table imported_values (
      import_id text not null references measurement_imports(id) on delete cascade,
      metric text collate "C" not null,
      week text collate "C" not null check (week ~ '^[0-9]{4}-W[0-9]{2}$'),
      value double precision not null check (value > 0),
      days smallint not null check (days between 1 and 7),
      primary key (import_id, metric, week)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists imported_values; drop table if exists measurement_imports');
};
