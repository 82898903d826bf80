import type { Knex } from 'knex';

/** Who closed a room: what staff closed, an accepted appeal opens again. Files that messages show count as used,
 * and one that a moderator hid is opened by its owner alone. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table media add column hidden_at timestamptz;
    alter table chat_rooms add column closed_by text check (closed_by in ('OWNER', 'STAFF'));
    update chat_rooms set closed_by = 'OWNER' where closed_at is not null;
    alter table chat_rooms add constraint chat_rooms_closed check ((closed_at is null) = (closed_by is null));

    insert into medium_uses (medium_id, kind, subject_id)
      select m.id, 'CHAT', g.id::text from chat_messages g
        cross join unnest(g.attachments) as shown (id) join media m on m.id = shown.id
      where g.deleted_at is null
      union
      select m.id, 'ROOM', r.id::text from chat_rooms r join media m on m.id = r.photo_id
      on conflict do nothing;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw("delete from medium_uses where kind in ('CHAT', 'ROOM')");
  await db.raw(
    'alter table chat_rooms drop column if exists closed_by; alter table media drop column if exists hidden_at',
  );
};
