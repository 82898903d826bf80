import type { Knex } from 'knex';

/** What members measure beside the profile, under names and units of their own, a value a day. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table own_measurements (
      id text primary key,
      user_id text not null references users(id),
      name text not null check (char_length(name) between 1 and 40),
      unit text not null check (char_length(unit) <= 12),
      numbers smallint not null check (numbers in (1, 2)),
      low double precision,
      high double precision check (high >= low),
      second_low double precision,
      second_high double precision check (second_high >= second_low),
      place integer not null check (place > 0),
      created_at timestamptz not null
    );
    create index own_measurements_user on own_measurements (user_id, place, id);

    create table own_values (
      measurement_id text not null references own_measurements(id) on delete cascade,
      day text collate "C" not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      value double precision not null check (value between -200000 and 200000),
      second double precision check (second between -200000 and 200000),
      primary key (measurement_id, day)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists own_values; drop table if exists own_measurements');
};
