import type { Knex } from 'knex';

/** What readiness writes, to see whether the database can still be written to. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
create table readiness (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  filling bytea not null
);
alter table readiness alter column filling set storage external;
`);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists readiness');
};
