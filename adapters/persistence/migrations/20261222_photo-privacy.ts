import type { Knex } from 'knex';

/**
 * Parts of a profile that are open may be for followers alone; what is open stays as it is. A coach's access ends on a
 * day that the member moves: what runs already has ninety days from now.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table users add column followers_only text[] not null default '{}'
      check (followers_only <@ array['gallery', 'body', 'strength']);
    alter table reviews add column access_until timestamptz;
    update reviews set access_until = now() + interval '90 days';
    alter table reviews alter column access_until set not null;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table reviews drop column if exists access_until;
    alter table users drop column if exists followers_only;
  `);
};
