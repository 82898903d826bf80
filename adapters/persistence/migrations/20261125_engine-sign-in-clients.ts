import type { Knex } from 'knex';

/** Whose device or address has signed in before, and who waits for a turn where strangers guess. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
create table known_clients (
  user_id text not null references users(id) on delete cascade,
  client text not null check (char_length(client) <= 64),
  seen_at timestamptz not null,
  primary key (client, user_id)
);
create index known_clients_user on known_clients (user_id);
create index known_clients_seen on known_clients (seen_at);

create unlogged table sign_in_turns (
  account text not null,
  client text not null,
  turn_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account, client)
);
create index sign_in_turns_expired on sign_in_turns (expires_at);
`);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists sign_in_turns, known_clients');
};
