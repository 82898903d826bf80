import type { Knex } from 'knex';

/**
 * Whom members might follow, and whom they do not want suggested; people found by the words of their names. `presence`
 * stands behind a route: a person who had it was not found by it.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table suggestions (
      user_id text not null references users(id),
      other_id text not null references users(id),
      place integer not null,
      reason text not null check (reason in ('FOLLOWED', 'OWN_COACH', 'SAME_COACH', 'SAME_CITY', 'COACH')),
      count integer not null check (count > 0),
      created_at timestamptz not null,
      primary key (user_id, other_id),
      check (user_id <> other_id)
    );
    create index suggestions_others on suggestions (other_id);

    create table dismissed_suggestions (
      user_id text not null references users(id),
      other_id text not null references users(id),
      at timestamptz not null,
      primary key (user_id, other_id)
    );
    create index dismissed_suggestions_others on dismissed_suggestions (other_id);

    create index users_names on users
      using gin ((' ' || fold(fullname || ' ' || coalesce(username, ''))) gin_trgm_ops) where status = 'ACTIVE';
    create index users_suggestible on users (fold(city), id)
      where status = 'ACTIVE' and is_public and (suggestible or type = 'COACH');

    update users set username = null, version = version + 1 where username in ('presence', 'suggestions', 'mentions');
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop index if exists users_suggestible, users_names;
    drop table if exists dismissed_suggestions, suggestions;
  `);
};
