import type { Knex } from 'knex';

/** Who follows, blocks and mutes whom, the counts kept of it, and what members chose about being found and written to. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table users
      add column suggestible boolean not null default false,
      add column who_may_write text not null default 'EVERYONE'
        check (who_may_write in ('EVERYONE', 'FOLLOWED', 'NOBODY')),
      add column read_receipts boolean not null default true,
      add column show_presence boolean not null default true,
      add column translation boolean not null default false,
      add column restricted_until timestamptz;

    create table follows (
      follower_id text not null references users(id),
      followee_id text not null references users(id),
      bell boolean not null,
      pulled boolean not null,
      created_at timestamptz not null,
      primary key (follower_id, followee_id),
      check (follower_id <> followee_id)
    );
    create index follows_followers on follows (followee_id, created_at desc, follower_id desc);
    create index follows_followees on follows (follower_id, created_at desc, followee_id desc);
    create index follows_pulled on follows (follower_id) where pulled;
    create index follows_bells on follows (followee_id, follower_id) where bell;

    create table relations (
      owner_id text not null references users(id),
      other_id text not null references users(id),
      kind text not null check (kind in ('BLOCK', 'MUTE')),
      until timestamptz,
      created_at timestamptz not null,
      primary key (owner_id, other_id, kind),
      check (owner_id <> other_id),
      check (kind = 'MUTE' or until is null)
    );
    create index relations_others on relations (other_id, kind, owner_id);
    create index relations_newest on relations (owner_id, kind, created_at desc, other_id desc);

    create table social_counts (
      user_id text primary key references users(id),
      followers integer not null default 0 check (followers >= 0),
      following integer not null default 0 check (following >= 0),
      posts integer not null default 0 check (posts >= 0),
      broad boolean not null default false
    ) with (fillfactor = 70);
    create index social_counts_broad on social_counts (followers) where broad or followers > 800;

    create table action_counts (
      user_id text not null references users(id),
      action text not null,
      slot timestamptz not null,
      count integer not null check (count > 0),
      primary key (user_id, action, slot)
    ) with (fillfactor = 70);
    create index action_counts_slot on action_counts (slot);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists action_counts, social_counts, relations, follows;
    alter table users drop column suggestible, drop column who_may_write, drop column read_receipts,
      drop column show_presence, drop column translation, drop column restricted_until;
  `);
};
