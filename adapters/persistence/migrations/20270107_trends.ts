import type { Knex } from 'knex';

/** Top-ups by when they were completed, which staff watch week by week. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`create index payments_completed on payments (completed_at) where status = 'COMPLETED'`);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists payments_completed');
};
