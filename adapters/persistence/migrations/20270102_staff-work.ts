import type { Knex } from 'knex';

/** What staff note about people, orders and reports, and who works on each. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table staff_notes (
      id text primary key,
      kind text not null check (kind in
        ('user', 'payment', 'coin_request', 'order', 'case', 'bug_report', 'contact_message')),
      record_id text not null,
      about_user_id text references users(id),
      author_id text not null references users(id),
      text text not null check (char_length(text) between 1 and 2000),
      version integer not null check (version > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null check (updated_at >= created_at)
    );
    create index staff_notes_record on staff_notes (kind, record_id, created_at, id);
    create index staff_notes_about on staff_notes (about_user_id, created_at);

    create table assignments (
      kind text not null check (kind in
        ('user', 'payment', 'coin_request', 'order', 'case', 'bug_report', 'contact_message')),
      record_id text not null,
      about_user_id text references users(id),
      assignee_id text not null references users(id),
      assigned_by text not null,
      assigned_at timestamptz not null,
      primary key (kind, record_id)
    );
    create index assignments_assignee on assignments (assignee_id, kind);
    create index assignments_about on assignments (about_user_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists assignments; drop table if exists staff_notes');
};
