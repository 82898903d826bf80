import type { Knex } from 'knex';

/** Signals of members' weeks that a coach does not want to be shown; no row: shown. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table muted_signals (
      coach_id text not null references users (id),
      member_id text not null references users (id),
      kind text collate "C" not null check (char_length(kind) <= 32),
      subject text collate "C" not null check (char_length(subject) <= 32),
      muted_at timestamptz not null,
      primary key (coach_id, member_id, kind, subject)
    );
    create index muted_signals_member on muted_signals (member_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists muted_signals');
};
