import type { Knex } from 'knex';

/** Saved weeks whose member is written to about them on the Monday after, gone once that happened; and which coaches had their roster of a week. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table weekly_summaries (
      user_id text not null references users (id) on delete cascade,
      week text not null,
      due_at timestamptz not null,
      primary key (user_id, week)
    );
    create index weekly_summaries_due on weekly_summaries (due_at, user_id);

    create table coach_rosters (
      coach_id text not null references users (id) on delete cascade,
      week text not null,
      at timestamptz not null,
      primary key (coach_id, week)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists weekly_summaries, coach_rosters');
};
