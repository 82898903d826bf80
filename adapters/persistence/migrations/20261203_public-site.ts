import type { Knex } from 'knex';

/** Pages with words of their own, questions, messages of visitors, and which words people agree to. */
const schema = `
create table consent_versions (
  version text primary key,
  "from" timestamptz not null
);

create table page_versions (
  id text primary key,
  key text not null check (key in ('about-us', 'post-features', 'terms', 'privacy')),
  number integer not null check (number > 1),
  status text not null check (status in ('DRAFT', 'PUBLISHED')),
  title jsonb not null,
  description jsonb not null,
  html jsonb not null,
  effective_at timestamptz,
  consent_version text,
  published_by text,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint page_versions_number unique (key, number),
  check ((status = 'PUBLISHED') = (effective_at is not null))
);
create unique index page_versions_draft on page_versions (key) where status = 'DRAFT';

create table questions (
  id text primary key,
  category text not null check (category in ('ACCOUNT', 'PAYMENT', 'COACH', 'RETURN_REFUND', 'GUARANTEES')),
  slug text not null constraint questions_slug unique check (char_length(slug) between 3 and 96),
  question jsonb not null,
  answer jsonb not null,
  answer_text jsonb not null,
  position integer not null check (position > 0),
  status text not null check (status in ('ACTIVE', 'INACTIVE')),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table contact_messages (
  id text primary key,
  name text not null check (char_length(name) <= 120),
  email text not null,
  subject text not null check (char_length(subject) <= 150),
  message text not null check (char_length(message) <= 5000),
  language text not null check (language in ('vi', 'en')),
  user_id text references users(id) on delete set null,
  status text not null check (status in ('NEW', 'ANSWERED', 'CLOSED', 'SPAM')),
  replies jsonb not null,
  sender text not null,
  form_token text not null constraint contact_messages_form unique,
  text_hash text not null,
  mailed boolean not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_messages_created on contact_messages (created_at desc, id desc);
create index contact_messages_status on contact_messages (status, updated_at);
create index contact_messages_user on contact_messages (user_id, created_at desc) where user_id is not null;
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists contact_messages, questions, page_versions, consent_versions');
};
