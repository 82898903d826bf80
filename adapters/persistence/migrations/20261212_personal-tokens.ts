import type { Knex } from 'knex';

/** What lets a member's own assistant in, and what it looked at. The values are kept nowhere, only what they hash to. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table personal_tokens (
      id text primary key,
      user_id text not null references users(id),
      name text not null check (char_length(name) between 1 and 60),
      scopes text[] not null check (cardinality(scopes) > 0
        and scopes <@ array['weeks.read', 'reviews.read', 'photos.read', 'draft.write']),
      hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at
        and expires_at <= created_at + interval '365 days'),
      last_used_at timestamptz,
      revoked_at timestamptz,
      end_reason text check (end_reason in ('REVOKED', 'PASSWORD', 'STATUS')),
      check ((revoked_at is null) = (end_reason is null))
    );
    create index personal_tokens_user on personal_tokens (user_id, created_at);

    create table personal_token_calls (
      id text primary key,
      token_id text not null references personal_tokens(id) on delete cascade,
      user_id text not null references users(id),
      at timestamptz not null,
      tool text not null,
      what text not null check (char_length(what) <= 200),
      is_refused boolean not null
    );
    create index personal_token_calls_token on personal_token_calls (token_id, at, id);
    create index personal_token_calls_user on personal_token_calls (user_id, at);
    create index personal_token_calls_at on personal_token_calls (at);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists personal_token_calls; drop table if exists personal_tokens');
};
