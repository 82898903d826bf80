import type { Knex } from 'knex';

/** Posts, who has them in their feed, likes, comments, bookmarks, and what pages that posts lead to say of themselves. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table feed_posts (
      id uuid primary key,
      author_id text not null references users(id),
      text text not null check (char_length(text) <= 5000),
      entities jsonb not null,
      visibility text not null check (visibility in ('PUBLIC', 'FOLLOWERS', 'PRIVATE')),
      card jsonb,
      preview_url text check (char_length(preview_url) <= 2000),
      locked boolean not null,
      status text not null check (status in ('PUBLISHED', 'HELD', 'HIDDEN', 'DELETED')),
      hidden_reason text,
      status_before text check (status_before in ('PUBLISHED', 'HELD', 'HIDDEN')),
      version integer not null check (version > 0),
      published_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      purged boolean not null default false,
      check ((status = 'DELETED') = (deleted_at is not null))
    );
    create index feed_posts_living on feed_posts (author_id, id desc) where status <> 'DELETED';
    create index feed_posts_public on feed_posts (published_at) where status = 'PUBLISHED' and visibility = 'PUBLIC';
    create index feed_posts_waiting on feed_posts (published_at) where status in ('HELD', 'HIDDEN');
    create index feed_posts_deleted on feed_posts (deleted_at) where status = 'DELETED' and not purged;
    create index feed_posts_newest on feed_posts (published_at desc, id desc);

    create table feed_post_media (
      post_id uuid not null references feed_posts(id),
      position smallint not null check (position between 0 and 9),
      medium_id text not null references media(id),
      alt text not null check (char_length(alt) <= 300),
      primary key (post_id, position),
      unique (post_id, medium_id)
    );
    create index feed_post_media_medium on feed_post_media (medium_id);

    create table feed_counts (
      post_id uuid primary key references feed_posts(id),
      likes integer not null default 0 check (likes >= 0),
      comments integer not null default 0 check (comments >= 0)
    ) with (fillfactor = 70);

    create table feed_likes (
      post_id uuid not null references feed_posts(id),
      user_id text not null references users(id),
      created_at timestamptz not null,
      primary key (post_id, user_id)
    );
    create index feed_likes_user on feed_likes (user_id);

    -- Millions of rows that are written many at once: what they refer to is looked up when they are read.
    create table feed_inbox (
      user_id text not null,
      post_id uuid not null,
      author_id text not null,
      primary key (user_id, post_id)
    );

    create table feed_rankings (
      ranked_at timestamptz not null,
      place smallint not null,
      post_id uuid not null,
      author_id text not null,
      primary key (ranked_at, place)
    );

    create table link_previews (
      url text primary key check (octet_length(url) <= 2000),
      status text not null check (status in ('PENDING', 'READY', 'NONE')),
      title text not null check (char_length(title) <= 150),
      description text not null check (char_length(description) <= 300),
      image_id text references media(id) on delete set null,
      fetched_at timestamptz,
      due_at timestamptz
    );
    create index link_previews_due on link_previews (due_at) where due_at is not null;
    create index link_previews_image on link_previews (image_id) where image_id is not null;

    create table bell_rounds (
      post_id uuid primary key references feed_posts(id),
      author_id text not null,
      after_id text
    );

    create table comments (
      id uuid primary key,
      subject_type text not null check (subject_type in ('FEED', 'POST', 'LESSON')),
      subject_id uuid not null,
      root_id uuid references comments(id),
      parent_id uuid references comments(id),
      author_id text not null references users(id),
      text text not null check (char_length(text) <= 2000),
      entities jsonb not null,
      replies integer not null default 0 check (replies >= 0),
      status text not null check (status in ('PUBLISHED', 'HELD', 'HIDDEN', 'DELETED')),
      hidden_reason text,
      version integer not null check (version > 0),
      created_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      check ((root_id is null) = (parent_id is null))
    );
    create index comments_threads on comments (subject_type, subject_id, root_id, id);
    create index comments_replies on comments (root_id, id) where root_id is not null;
    create index comments_answers on comments (parent_id) where parent_id is not null;
    create index comments_authors on comments (author_id, id);
    create index comments_waiting on comments (created_at) where status in ('HELD', 'HIDDEN');
    create index comments_newest on comments (created_at desc, id desc);

    create table comment_texts (
      comment_id uuid not null references comments(id),
      version integer not null,
      text text not null,
      at timestamptz not null,
      primary key (comment_id, version)
    );
    create index comment_texts_at on comment_texts (at);

    create table bookmarks (
      user_id text not null references users(id),
      kind text not null check (kind in ('FEED', 'POST', 'CHALLENGE', 'LESSON')),
      subject_id uuid not null,
      created_at timestamptz not null,
      primary key (user_id, kind, subject_id)
    );
    create index bookmarks_newest on bookmarks (user_id, kind, created_at desc, subject_id desc);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists bookmarks, comment_texts, comments, bell_rounds, link_previews, feed_rankings, feed_inbox,
      feed_likes, feed_counts, feed_post_media, feed_posts;
  `);
};
