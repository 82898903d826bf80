import type { Knex } from 'knex';

/** Saved weeks whose member is written to about them on the Monday after; gone once that happened. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table weekly_summaries (
      user_id text not null references users (id) on delete cascade,
      week text not null,
      due_at timestamptz not null,
      primary key (user_id, week)
    );
    create index weekly_summaries_due on weekly_summaries (due_at, user_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists weekly_summaries');
};
