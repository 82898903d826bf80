import type { Knex } from 'knex';

/** Keys that members' devices made for this site: the public halves, and hashes of what is being signed. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table passkeys (
      id text primary key,
      user_id text not null references users(id),
      credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
      public_key text not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      is_syncable boolean not null,
      is_synced boolean not null,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null,
      last_used_at timestamptz check (last_used_at >= created_at),
      check (is_syncable or not is_synced)
    );
    create index passkeys_user on passkeys (user_id, created_at);

    create table passkey_challenges (
      hash text primary key,
      user_id text references users(id),
      expires_at timestamptz not null
    );
    create index passkey_challenges_expires on passkey_challenges (expires_at);
    create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists passkey_challenges; drop table if exists passkeys');
};
