import type { Knex } from 'knex';

/** Weeks that a member brought from another server carry a mark; what coaches wrote there is kept as a record to read. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table snapshots add column brought_at timestamptz;

    create table brought_answers (
      id text primary key,
      user_id text not null references users(id),
      origin text not null check (char_length(origin) between 1 and 200),
      source_id text not null check (char_length(source_id) between 1 and 64),
      week text collate "C" not null check (week ~ '^[0-9]{4}-W[0-9]{2}$'),
      coach_name text not null check (char_length(coach_name) <= 200),
      answered_at timestamptz not null,
      message text check (char_length(message) <= 4000),
      notes jsonb not null,
      targets jsonb not null,
      rating jsonb,
      brought_at timestamptz not null,
      constraint brought_answers_once unique (user_id, origin, source_id)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(
    'drop table if exists brought_answers; alter table snapshots drop column if exists brought_at',
  );
};
