import type { Knex } from 'knex';

/** Those into whose feeds a post is put. Of an author whose posts are read where they are, that is nobody: not one row is looked at. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw('create index follows_spread on follows (followee_id, follower_id) where not pulled');
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop index if exists follows_spread');
};
