import type { Knex } from 'knex';

/** Folders, uploads in parts, what shows a file, deletions that can be taken back, galleries. */
const schema = `
create table media_folders (
  id text primary key,
  owner_id text not null references users(id),
  parent_id text references media_folders(id),
  name text not null check (char_length(name) between 1 and 80),
  -- As the core compares names, so that both storages agree.
  name_key text not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  constraint media_folders_no_circle check (parent_id <> id)
);
create unique index media_folders_name on media_folders (owner_id, coalesce(parent_id, ''), name_key);
create index media_folders_parent on media_folders (parent_id) where parent_id is not null;

alter table media
  add column duration integer check (duration >= 0),
  add column folder_id text references media_folders(id) on delete set null,
  add column poster_id text references media(id),
  add column deleted_at timestamptz,
  add column version integer not null default 1 check (version > 0);
create index media_newest on media (owner_id, created_at desc, id desc) where deleted_at is null;
create index media_folder on media (folder_id) where folder_id is not null;
create index media_poster on media (poster_id) where poster_id is not null;
create index media_deleted on media (deleted_at, id) where deleted_at is not null;

-- Uses that modules name themselves; the older ones stand in tables of their own.
create table medium_uses (
  medium_id text not null references media(id),
  kind text not null,
  subject_id text not null,
  primary key (medium_id, kind, subject_id)
);
create index medium_uses_subject on medium_uses (kind, subject_id);

create table media_uploads (
  id text primary key,
  owner_id text not null references users(id),
  name text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0,
  purpose text not null,
  folder_id text references media_folders(id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What became of it, which may be deleted since.
  medium_id text,
  lease text,
  leased_until timestamptz
);
create index media_uploads_owner on media_uploads (owner_id, created_at desc);
create index media_uploads_expiry on media_uploads (expires_at);
create index media_uploads_folder on media_uploads (folder_id) where folder_id is not null;

create table storage_warnings (
  user_id text primary key references users(id),
  warned_at timestamptz not null
);

create table gallery_items (
  user_id text not null references users(id),
  medium_id text not null references media(id),
  position integer not null,
  alt text not null check (char_length(alt) <= 300),
  copy_of text,
  primary key (user_id, medium_id)
);
create index gallery_items_medium on gallery_items (medium_id);
create unique index gallery_items_copy on gallery_items (user_id, copy_of) where copy_of is not null;
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists gallery_items, storage_warnings, media_uploads, medium_uses;
    alter table media drop column duration, drop column folder_id, drop column poster_id,
      drop column deleted_at, drop column version;
    drop table if exists media_folders;
  `);
};
