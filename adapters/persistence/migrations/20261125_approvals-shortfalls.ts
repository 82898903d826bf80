import type { Knex } from 'knex';

/** What two people let pass: an order completed by the reference of a transfer that does not cover it. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw('alter table payments add column shortfall jsonb');
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('alter table payments drop column if exists shortfall');
};
