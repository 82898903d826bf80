import type { Knex } from 'knex';

/** What a coach writes down about a member, for the coach alone. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table member_notes (
      coach_id text not null references users(id),
      member_id text not null references users(id),
      text text not null check (char_length(text) <= 2000),
      version integer not null check (version > 0),
      updated_at timestamptz not null,
      primary key (coach_id, member_id)
    );
    create index member_notes_member on member_notes (member_id);
    create index member_notes_order on member_notes (updated_at, coach_id, member_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists member_notes');
};
