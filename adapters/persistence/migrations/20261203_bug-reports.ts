import type { Knex } from 'knex';

/** What members tell of faults and wishes, what was said and decided about it, and what became of it for everybody. */
const schema = `
create table bug_reports (
  id text primary key,
  number integer generated always as identity unique,
  reporter_id text not null references users(id),
  type text not null check (type in ('BUG', 'FEATURE', 'OTHER')),
  title text not null check (char_length(title) <= 120),
  content text not null check (char_length(content) <= 5000),
  page_url text check (char_length(page_url) <= 300 and position(chr(63) in page_url) = 0 and position('#' in page_url) = 0),
  browser text not null check (char_length(browser) <= 300),
  is_security boolean not null,
  status text not null check (status in ('PENDING', 'PROCESSING', 'COMPLETED', 'CANCELED')),
  outcome text check (outcome in ('FIXED', 'SHIPPED', 'ANSWERED', 'NOT_PLANNED', 'CANNOT_REPRODUCE', 'DUPLICATE', 'SPAM', 'WITHDRAWN')),
  reason text check (char_length(reason) <= 1000),
  severity text check (severity in ('CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'TRIVIAL')),
  merged_into text references bug_reports(id) check (merged_into <> id),
  stage text check (stage in ('UNDER_REVIEW', 'PLANNED', 'IN_PROGRESS', 'SHIPPED')),
  public_title jsonb,
  public_summary jsonb,
  published_at timestamptz,
  paid_as text references bug_reports(id),
  closed_at timestamptz,
  reopened_at timestamptz,
  mailed_at timestamptz,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status in ('COMPLETED', 'CANCELED')) = (outcome is not null)),
  check ((outcome is null) = (closed_at is null)),
  check (num_nulls(stage, public_title, public_summary, published_at) in (0, 4)),
  check (stage is null or not is_security)
);
create index bug_reports_own on bug_reports (reporter_id, created_at desc, id desc);
create index bug_reports_status on bug_reports (status, created_at, id);
create index bug_reports_merged on bug_reports (merged_into) where merged_into is not null;
create index bug_reports_paid on bug_reports (paid_as) where paid_as is not null;
create index bug_reports_roadmap on bug_reports (published_at desc, id desc) where stage is not null and merged_into is null;
create index bug_reports_mailed on bug_reports (mailed_at) where mailed_at is not null;
create index bug_reports_similar on bug_reports using gin (fold(title) gin_trgm_ops);

create table bug_screenshots (
  report_id text not null references bug_reports(id) on delete cascade,
  position integer not null check (position between 1 and 5),
  medium_id text not null references media(id) on delete cascade,
  primary key (report_id, position)
);
create index bug_screenshots_medium on bug_screenshots (medium_id);

create table bug_votes (
  report_id text not null references bug_reports(id) on delete cascade,
  user_id text not null references users(id),
  created_at timestamptz not null,
  primary key (report_id, user_id)
);
create index bug_votes_user on bug_votes (user_id);

create table bug_messages (
  id text primary key,
  report_id text not null references bug_reports(id) on delete cascade,
  author_id text not null,
  kind text not null check (kind in ('REPORTER', 'STAFF', 'NOTE')),
  text text not null check (char_length(text) <= 5000),
  created_at timestamptz not null
);
create index bug_messages_report on bug_messages (report_id, created_at, id);
create index bug_messages_author on bug_messages (author_id);

create table changelog (
  id text primary key,
  kind text not null check (kind in ('NEW', 'IMPROVED', 'FIXED')),
  title jsonb not null,
  text jsonb not null,
  report_ids jsonb not null,
  published_at timestamptz,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index changelog_published on changelog (published_at desc, id desc) where published_at is not null;
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table changelog, bug_messages, bug_votes, bug_screenshots, bug_reports');
};
