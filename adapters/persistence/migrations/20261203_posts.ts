import type { Knex } from 'knex';

/** Articles, what is being written of them, and what they are sorted into. */
const schema = `
create table categories (
  id text primary key,
  slug text not null constraint categories_slug unique check (char_length(slug) between 2 and 60),
  name jsonb not null,
  position integer not null check (position between 0 and 999),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table posts (
  id text primary key,
  author_id text not null references users(id),
  language text not null check (language in ('vi', 'en')),
  translation_group text not null,
  slug text not null check (char_length(slug) between 3 and 96),
  wanted_slug text not null check (char_length(wanted_slug) <= 96),
  title text not null check (char_length(title) <= 150),
  description text not null check (char_length(description) <= 300),
  html text not null check (char_length(html) <= 200000),
  image_id text references media(id) on delete set null,
  image_alt text not null check (char_length(image_alt) <= 300),
  meta_image_id text references media(id) on delete set null,
  category_id text constraint posts_category references categories(id),
  tags jsonb not null,
  meta_title text not null check (char_length(meta_title) <= 70),
  meta_description text not null check (char_length(meta_description) <= 170),
  meta_keywords jsonb not null,
  status text not null check (status in ('DRAFT', 'PENDING', 'PUBLISHED', 'SCHEDULED', 'TRASH')),
  status_before text check (status_before in ('DRAFT', 'PENDING', 'PUBLISHED', 'SCHEDULED')),
  publish_date timestamptz,
  published_at timestamptz,
  submitted_at timestamptz,
  trashed_at timestamptz,
  reason text check (char_length(reason) <= 1000),
  enable_comments boolean not null,
  hot boolean not null,
  is_show_main boolean not null,
  is_machine_draft boolean not null,
  words integer not null check (words >= 0),
  likes integer not null check (likes >= 0),
  comments integer not null check (comments >= 0),
  text_at timestamptz not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint posts_translation unique (translation_group, language),
  check ((status = 'TRASH') = (trashed_at is not null)),
  check (status not in ('PUBLISHED', 'SCHEDULED') or publish_date is not null),
  check (status <> 'PUBLISHED' or published_at is not null)
);
create index posts_published on posts (language, publish_date desc, id desc) where status = 'PUBLISHED';
create index posts_published_all on posts (publish_date desc, id desc) where status = 'PUBLISHED';
create index posts_popular on posts (likes desc, id desc) where status = 'PUBLISHED';
create index posts_main on posts (publish_date desc, id desc) where status = 'PUBLISHED' and is_show_main;
create index posts_author on posts (author_id, status);
create index posts_author_changed on posts (author_id, updated_at desc, id desc);
create index posts_category on posts (category_id, publish_date desc, id desc);
create index posts_due on posts (publish_date, id) where status = 'SCHEDULED';
create index posts_trashed on posts (trashed_at, id) where status = 'TRASH';
create index posts_waiting on posts (submitted_at, id) where status = 'PENDING';
create index posts_search on posts using gin (fold(title || ' ' || description) gin_trgm_ops);

-- What is being written: readers never see it.
create table post_working_copies (
  post_id text primary key references posts(id) on delete cascade,
  content jsonb not null,
  change text not null check (change in ('NONE', 'WAITING', 'RETURNED')),
  reason text check (char_length(reason) <= 1000),
  proposed_at timestamptz,
  edited_by text not null references users(id),
  version integer not null check (version > 0),
  updated_at timestamptz not null
);
create index post_working_copies_waiting on post_working_copies (proposed_at) where change = 'WAITING';

create table post_revisions (
  post_id text not null references posts(id) on delete cascade,
  number integer not null check (number > 0),
  kind text not null check (kind in ('SAVED', 'SUBMITTED', 'PUBLISHED', 'RETURNED', 'TRASHED', 'BEFORE_RESTORE')),
  is_published boolean not null,
  content jsonb not null,
  by text not null,
  at timestamptz not null,
  primary key (post_id, number)
);

-- Every address that an article has, and those that readers knew; without an article, it is gone.
create table post_slugs (
  language text not null,
  slug text not null,
  post_id text references posts(id) on delete set null,
  primary key (language, slug)
);
create index post_slugs_post on post_slugs (post_id);

create table post_tags (
  tag text not null,
  post_id text not null references posts(id) on delete cascade,
  name text not null,
  primary key (tag, post_id)
);
create index post_tags_post on post_tags (post_id);

create table post_likes (
  post_id text not null constraint post_likes_post references posts(id) on delete cascade,
  user_id text not null constraint post_likes_user references users(id),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_likes_user on post_likes (user_id);

create table post_previews (
  post_id text primary key references posts(id) on delete cascade,
  hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists post_previews, post_likes, post_tags, post_slugs, post_revisions, post_working_copies, posts, categories;
    delete from medium_uses where kind = 'ARTICLE';
    delete from comments where subject_type = 'POST';
    delete from bookmarks where kind = 'POST';
  `);
};
