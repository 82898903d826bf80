import type { Knex } from 'knex';

/** Few articles are hot: a list of them reads no others. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    `create index posts_hot on posts (publish_date desc, id desc) where status = 'PUBLISHED' and hot`,
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists posts_hot');
};
