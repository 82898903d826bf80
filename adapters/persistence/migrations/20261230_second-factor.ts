import type { Knex } from 'knex';

/**
 * Two-factor sign-in. The secret of an authenticator app is sealed with the server's key; recovery codes and the marks of
 * trusted devices are kept as hashes alone.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table second_factors (
      user_id text primary key references users(id),
      secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz check (confirmed_at >= created_at),
      last_step integer check (last_step >= 0),
      tries smallint not null default 0 check (tries between 0 and 10),
      tries_since timestamptz,
      check (confirmed_at is null or last_step is not null),
      check (tries = 0 or tries_since is not null)
    );

    create table recovery_codes (
      user_id text not null references users(id),
      hash text not null,
      used_at timestamptz,
      primary key (user_id, hash)
    );

    create table trusted_devices (
      id text primary key,
      user_id text not null references users(id),
      hash text not null unique,
      user_agent text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at)
    );
    create index trusted_devices_user on trusted_devices (user_id, last_used_at);
    create index trusted_devices_expires on trusted_devices (expires_at);

    -- The default is for a server of the version before, while both run.
    alter table sessions add column proven_at timestamptz not null default now();
    update sessions set proven_at = created_at;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table sessions drop column proven_at;
    drop table if exists trusted_devices;
    drop table if exists recovery_codes;
    drop table if exists second_factors;
    delete from verifications where purpose = 'SIGN_IN';
  `);
};
