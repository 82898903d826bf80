import type { Knex } from 'knex';

/**
 * Whose stats were open had opened body and strength; they stay open, as results alone. Weeks before the latest are for
 * their owners to open. Members end a coach's access, and read who looked at their photos.
 */
const schema = `
update users set public_flags = public_flags || jsonb_build_object(
  'body', coalesce((public_flags->>'stats')::boolean, false),
  'strength', coalesce((public_flags->>'stats')::boolean, false),
  'history', false
);
alter table reviews add column access_ended_at timestamptz;
create table photo_views (
  owner_id text not null references users(id),
  viewer_id text not null references users(id),
  role text not null check (role in ('COACH','STAFF')),
  -- '-': a photo of no saved week.
  week text not null,
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at),
  primary key (owner_id, viewer_id, week, day)
);
create index photo_views_newest on photo_views (owner_id, first_at, viewer_id, week);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists photo_views;
    alter table reviews drop column if exists access_ended_at;
    update users set public_flags = public_flags - 'body' - 'strength' - 'history';
  `);
};
