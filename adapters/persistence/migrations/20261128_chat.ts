import type { Knex } from 'knex';

/**
 * Rooms, who is in them, and what was written. `seq` and `rev` are given under the room's lock. Texts are searched
 * together with their room, so the index holds both.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create extension if not exists btree_gin;

    create table chat_rooms (
      id uuid primary key,
      type text not null check (type in ('ONE_TO_ONE', 'GROUP')),
      name text check (char_length(name) between 1 and 80),
      photo_id text,
      owner_id text references users(id),
      pair_key text unique,
      last_seq integer not null check (last_seq >= 0),
      last_rev integer not null check (last_rev >= last_seq),
      last_at timestamptz not null,
      member_count integer not null check (member_count >= 0),
      pins integer[] not null default '{}' check (cardinality(pins) <= 3),
      closed_at timestamptz,
      created_at timestamptz not null,
      check ((type = 'GROUP') = (name is not null)),
      check ((type = 'ONE_TO_ONE') = (pair_key is not null)),
      check (type = 'ONE_TO_ONE' or closed_at is not null or owner_id is not null)
    ) with (fillfactor = 70);
    create index chat_rooms_owner on chat_rooms (owner_id) where owner_id is not null;
    create index chat_rooms_created on chat_rooms (created_at desc, id desc);

    create table chat_members (
      room_id uuid not null references chat_rooms(id),
      user_id text not null references users(id),
      state text not null check (state in ('INBOX', 'REQUEST', 'DECLINED', 'LEFT', 'REMOVED')),
      joined_seq integer not null,
      cleared_seq integer not null,
      read_seq integer not null,
      count_seq integer not null,
      noticed_seq integer not null,
      mailed_seq integer not null,
      notice_at timestamptz,
      mail_at timestamptz,
      sort_at timestamptz,
      pinned_at timestamptz,
      muted_until timestamptz,
      joined_at timestamptz not null,
      primary key (room_id, user_id)
    ) with (fillfactor = 70);
    create index chat_members_listed on chat_members
      (user_id, state, (pinned_at is not null) desc, sort_at desc, room_id desc) where sort_at is not null;
    create index chat_members_unread on chat_members (user_id) where count_seq > read_seq and state = 'INBOX';
    create index chat_members_unnoticed on chat_members (notice_at) where notice_at is not null;
    create index chat_members_unmailed on chat_members (mail_at) where mail_at is not null;

    create table chat_messages (
      room_id uuid not null references chat_rooms(id),
      seq integer not null check (seq > 0),
      id uuid not null unique,
      rev integer not null,
      sender_id text references users(id),
      client_id text,
      kind text not null check (kind in ('TEXT', 'SYSTEM')),
      body text not null check (char_length(body) <= 4000),
      event text,
      params jsonb not null,
      reply_to_seq integer,
      attachments text[] not null default '{}' check (cardinality(attachments) <= 10),
      words tsvector,
      created_at timestamptz not null,
      edited_at timestamptz,
      deleted_at timestamptz,
      deleted_by text check (deleted_by in ('OWN', 'OWNER', 'STAFF')),
      primary key (room_id, seq),
      constraint chat_messages_rev unique (room_id, rev),
      constraint chat_messages_client unique (room_id, client_id),
      check ((kind = 'SYSTEM') = (event is not null)),
      check ((kind = 'TEXT') = (sender_id is not null))
    );
    create index chat_messages_words on chat_messages using gin (room_id, words) where words is not null;
    create index chat_messages_sender on chat_messages (sender_id, created_at) where sender_id is not null;
    create index chat_messages_deleted on chat_messages (deleted_at)
      where deleted_at is not null and (body <> '' or attachments <> '{}');

    create table chat_reactions (
      room_id uuid not null,
      seq integer not null,
      user_id text not null references users(id),
      emoji text not null check (char_length(emoji) <= 64),
      number bigint generated always as identity,
      created_at timestamptz not null,
      primary key (room_id, seq, user_id, emoji),
      foreign key (room_id, seq) references chat_messages (room_id, seq)
    );
    create index chat_reactions_user on chat_reactions (user_id);
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists chat_reactions, chat_messages, chat_members, chat_rooms');
};
