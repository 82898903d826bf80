import type { Knex } from 'knex';

/** Accounts at providers that open accounts here, and what is on its way to a provider and back: hashes, no secrets. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table provider_links (
      id text primary key,
      user_id text not null references users(id),
      provider text not null check (provider in ('GOOGLE', 'FACEBOOK', 'ZALO')),
      subject text not null check (char_length(subject) between 1 and 255),
      email text check (char_length(email) <= 254),
      created_at timestamptz not null,
      last_used_at timestamptz check (last_used_at >= created_at),
      unique (provider, subject),
      unique (user_id, provider)
    );

    create table provider_attempts (
      state_hash text primary key,
      mark_hash text not null,
      provider text not null check (provider in ('GOOGLE', 'FACEBOOK', 'ZALO')),
      purpose text not null check (purpose in ('SIGN_IN', 'LINK', 'PROVE')),
      user_id text references users(id),
      next text not null check (char_length(next) <= 500),
      expires_at timestamptz not null,
      check ((purpose = 'SIGN_IN') = (user_id is null))
    );
    create index provider_attempts_expires on provider_attempts (expires_at);
    create index provider_attempts_user on provider_attempts (user_id) where user_id is not null;

    create table provider_claims (
      mark_hash text primary key,
      id text not null,
      provider text not null check (provider in ('GOOGLE', 'FACEBOOK', 'ZALO')),
      subject text not null check (char_length(subject) between 1 and 255),
      email text check (char_length(email) <= 254),
      is_email_verified boolean not null check (email is not null or not is_email_verified),
      name text not null check (char_length(name) <= 120),
      next text not null check (char_length(next) <= 500),
      user_id text references users(id),
      expires_at timestamptz not null
    );
    create index provider_claims_expires on provider_claims (expires_at);
    create index provider_claims_user on provider_claims (user_id) where user_id is not null;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(
    'drop table if exists provider_claims; drop table if exists provider_attempts; drop table if exists provider_links',
  );
};
