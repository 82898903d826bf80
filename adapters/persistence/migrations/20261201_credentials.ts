import type { Knex } from 'knex';

/**
 * Certificates and badges with their signed texts, what was achieved, the keys that ever signed, and the lists that say
 * who was revoked. `credentials` are passwords, so these are called signed.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table achievements (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{1,100}$'),
      document jsonb not null,
      created_at timestamptz not null
    );

    create table credential_keys (
      kid text primary key,
      alg text not null check (alg in ('EdDSA', 'RS256')),
      public_jwk jsonb not null check (public_jwk - array['kty', 'crv', 'x', 'n', 'e'] = '{}'),
      retired_at timestamptz,
      compromised_at timestamptz,
      created_at timestamptz not null
    );

    create table credential_status_lists (
      number integer primary key check (number > 0),
      created_at timestamptz not null
    );

    create table signed_credentials (
      id text primary key,
      public_id text not null unique check (public_id ~ '^[A-Za-z0-9_-]{22}$'),
      kind text not null check (kind in ('CERTIFICATE', 'BADGE')),
      source_id text not null,
      user_id text not null references users(id),
      name text not null,
      title text not null,
      author text not null,
      started_at timestamptz,
      completed_at timestamptz not null,
      hours integer check (hours >= 0),
      score integer check (score between 0 and 100),
      edition integer check (edition > 0),
      template text check (template in ('CLASSIC', 'MODERN', 'ENERGY')),
      language text not null check (language in ('vi', 'en')),
      site_name text not null,
      achievement_id text not null references achievements(id),
      subject_id text not null unique,
      awarded_at timestamptz not null,
      valid_from timestamptz not null,
      valid_until timestamptz,
      list_number integer not null references credential_status_lists(number),
      list_index integer not null check (list_index between 0 and 131071),
      eddsa_jwt text,
      rs_jwt text,
      eddsa_kid text not null references credential_keys(kid),
      rs_kid text not null references credential_keys(kid),
      revoked_at timestamptz,
      reason text
        check (reason in ('MISTAKE', 'CHEATING', 'REFUNDED', 'REPLACED', 'HOLDER_LEFT', 'BADGE_ENDED')),
      replaced_by text references signed_credentials(public_id),
      on_profile boolean not null,
      version integer not null check (version > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint signed_credentials_place unique (list_number, list_index),
      check ((revoked_at is null) = (reason is null)),
      check ((eddsa_jwt is null) = (rs_jwt is null)),
      check (not on_profile or revoked_at is null)
    );
    create unique index signed_credentials_living on signed_credentials (kind, source_id) where revoked_at is null;
    create index signed_credentials_sources on signed_credentials (kind, source_id, created_at desc, id desc);
    create index signed_credentials_own on signed_credentials (user_id, created_at desc, id desc);
    create index signed_credentials_order on signed_credentials (created_at, id);
    create index signed_credentials_revoked on signed_credentials (list_number, list_index)
      where revoked_at is not null;
    create index signed_credentials_eddsa_key on signed_credentials (eddsa_kid, id) where eddsa_jwt is not null;
    create index signed_credentials_rs_key on signed_credentials (rs_kid, id) where rs_jwt is not null;
    create index signed_credentials_achievement on signed_credentials (achievement_id);
    create index signed_credentials_replacement on signed_credentials (replaced_by) where replaced_by is not null;
    create index signed_credentials_search on signed_credentials using gin (fold(name || ' ' || title) gin_trgm_ops);

    create function keep_revocation() returns trigger language plpgsql as $$
    begin
      if old.revoked_at is not null and new.revoked_at is null then
        raise exception 'A revoked credential stays revoked';
      end if;
      if new.public_id <> old.public_id or new.list_number <> old.list_number or new.list_index <> old.list_index then
        raise exception 'A credential keeps its public id and its place in the status list';
      end if;
      return new;
    end $$;
    create trigger signed_credentials_for_ever before update on signed_credentials
      for each row execute function keep_revocation();
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists signed_credentials, credential_status_lists, credential_keys, achievements;
    drop function if exists keep_revocation();
  `);
};
