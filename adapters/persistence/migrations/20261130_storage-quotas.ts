import type { Knex } from 'knex';

/** How much single members may keep, where staff set it: without a row their level decides. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table storage_quotas (
      user_id text primary key references users(id),
      gib integer not null check (gib between 1 and 1000)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists storage_quotas');
};
