import type { Knex } from 'knex';

/** Members who want to hear when the sale of a plan opens. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table plan_waits (
      user_id text not null references users(id),
      level text not null check (level in ('PRO','PREMIUM')),
      joined_at timestamptz not null,
      primary key (user_id, level)
    );
    create index plan_waits_order on plan_waits (level, joined_at, user_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists plan_waits');
};
