import type { Knex } from 'knex';

/** When staff saw the site as a member. The right to it begins with the role that may do all but manage roles. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table viewings (
      id text primary key,
      staff_id text not null references users(id),
      member_id text not null references users(id),
      reason text not null check (char_length(reason) between 10 and 500),
      started_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
      ended_at timestamptz check (ended_at >= started_at),
      check (staff_id <> member_id)
    );
    create index viewings_member on viewings (member_id, started_at, id);
    create index viewings_open on viewings (staff_id) where ended_at is null;
    create index viewings_overdue on viewings (ends_at, id) where ended_at is null;
  `);
  await db.raw(
    `update roles set permissions = permissions || '{user.view_as}'::text[], version = version + 1
     where id = 'admin' and not permissions @> '{user.view_as}'::text[]`,
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists viewings');
  await db.raw(
    `update roles set permissions = array_remove(permissions, 'user.view_as'), version = version + 1
     where 'user.view_as' = any(permissions)`,
  );
};
