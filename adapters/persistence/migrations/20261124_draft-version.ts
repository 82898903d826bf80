import type { Knex } from 'knex';

/** Two windows of one coach write over each other's words only knowingly. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw('alter table reply_drafts add column version integer not null default 1');
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('alter table reply_drafts drop column if exists version');
};
