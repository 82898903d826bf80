import type { Knex } from 'knex';

/** How a coach would answer the sample week; no notes: none is shown. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table sample_reviews (
      coach_id text primary key references users (id),
      notes jsonb not null check (jsonb_typeof(notes) = 'array' and jsonb_array_length(notes) <= 3),
      version integer not null check (version > 0),
      updated_at timestamptz not null
    )
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists sample_reviews');
};
