import type { Knex } from 'knex';

/** A line of a list keeps so many causes; of further ones it knows the number. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    'alter table notifications add column further_causes integer not null default 0 check (further_causes >= 0)',
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('alter table notifications drop column further_causes');
};
