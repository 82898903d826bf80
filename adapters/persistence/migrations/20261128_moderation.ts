import type { Knex } from 'knex';

/** What is reported, decided and appealed, and the words that texts are judged by. */
const schema = `
create table moderation_cases (
  id text primary key,
  target_kind text not null check (target_kind in ('USER', 'FEED', 'COMMENT', 'MESSAGE', 'ROOM', 'MEDIUM', 'RATING',
    'POST', 'CHALLENGE', 'CHALLENGE_REVIEW', 'SITE')),
  target_id text not null,
  owner_id text not null references users(id),
  target_at timestamptz not null,
  snapshot jsonb not null,
  status text not null check (status in ('OPEN', 'TAKEN', 'DECIDED')),
  weight numeric(9, 2) not null check (weight >= 0),
  reports integer not null check (reports >= 0),
  words text[] not null,
  due_at timestamptz not null,
  held_at timestamptz,
  taken_by text references users(id),
  taken_at timestamptz,
  decision text check (decision in ('DISMISS', 'HIDE', 'WARN', 'RESTRICT', 'HOLD', 'BAN')),
  days integer check (days in (1, 7, 30)),
  reason text check (char_length(reason) between 3 and 500),
  hidden boolean not null,
  decided_by text,
  decided_at timestamptz,
  undone_at timestamptz,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'DECIDED') = (decision is not null and decided_at is not null and decided_by is not null)),
  check ((decision = 'RESTRICT') = (days is not null) or decision is null)
);
create unique index moderation_cases_open on moderation_cases (target_kind, target_id) where status <> 'DECIDED';
create index moderation_cases_due on moderation_cases (due_at, id) where status <> 'DECIDED';
create index moderation_cases_owner on moderation_cases (owner_id, created_at desc);
create index moderation_cases_created on moderation_cases (created_at, id);

create table moderation_reports (
  id text primary key,
  case_id text not null references moderation_cases(id),
  reporter_id text not null references users(id),
  target_kind text not null,
  target_id text not null,
  reason text not null check (reason in ('SPAM', 'HARASSMENT', 'NUDITY', 'SELF_HARM', 'DANGEROUS_ADVICE', 'FRAUD', 'OTHER')),
  note text not null check (char_length(note) <= 1000),
  snapshot jsonb not null,
  weight numeric(4, 2) not null check (weight between 0 and 1),
  created_at timestamptz not null,
  constraint moderation_reports_once unique (reporter_id, target_kind, target_id)
);
create index moderation_reports_case on moderation_reports (case_id, created_at, id);

create table sanctions (
  id text primary key,
  user_id text not null references users(id),
  case_id text references moderation_cases(id),
  kind text not null check (kind in ('HIDE', 'WARNING', 'RESTRICT', 'HOLD', 'BAN')),
  reason text not null,
  until timestamptz,
  status text not null check (status in ('ACTIVE', 'LIFTED', 'ENDED')),
  status_before text check (status_before in ('PENDING', 'ACTIVE', 'HOLD', 'BAN', 'DELETE')),
  status_reason_before text,
  given_by text not null,
  ended_by text,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'RESTRICT') = (until is not null)),
  check ((status = 'ACTIVE') = (ended_at is null))
);
create index sanctions_user on sanctions (user_id, created_at desc, id desc);
create index sanctions_case on sanctions (case_id) where case_id is not null;
create index sanctions_due on sanctions (until, id) where status = 'ACTIVE' and until is not null;
create index sanctions_created on sanctions (created_at, id);

create table appeals (
  id text primary key,
  sanction_id text not null references sanctions(id),
  user_id text not null references users(id),
  text text not null check (char_length(text) <= 2000),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'REFUSED')),
  decided_by text,
  answer text,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint appeals_once unique (sanction_id),
  check ((status = 'PENDING') = (decided_at is null))
);
create index appeals_user on appeals (user_id, created_at desc);
create index appeals_created on appeals (created_at, id);

create table text_rules (
  id text primary key,
  kind text not null check (kind in ('WORD', 'DOMAIN')),
  pattern text not null,
  folded text not null check (folded <> ''),
  action text not null check (action in ('REFUSE', 'HOLD', 'FLAG')),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint text_rules_pattern unique (kind, folded)
);
`;

/** Ratings that were reported before there was a queue: hidden ones are decided, the others wait in it. */
const earlierReports = `
insert into moderation_cases (id, target_kind, target_id, owner_id, target_at, snapshot, status, weight, reports, words,
  due_at, decision, reason, hidden, decided_by, decided_at, version, created_at, updated_at)
select uuidv7()::text, 'RATING', t.id, t.member_id, t.created_at,
  jsonb_build_object('text', repeat('★', t.stars) || case when t.content = '' then '' else E'\\n' || t.content end,
    'mediumIds', jsonb_build_array(), 'link', '/coach/' || t.coach_id),
  case when t.hidden_at is null then 'OPEN' else 'DECIDED' end, r.reports, r.reports, '{}',
  r.first + interval '72 hours', case when t.hidden_at is not null then 'HIDE' end,
  case when char_length(t.hidden_reason) between 3 and 500 then t.hidden_reason end, t.hidden_at is not null,
  case when t.hidden_at is not null then 'system' end, t.hidden_at, 1, r.first, coalesce(t.hidden_at, r.first)
from ratings t
join (select rating_id, count(*) as reports, min(at) as first from rating_reports group by rating_id) r on r.rating_id = t.id;

insert into moderation_reports (id, case_id, reporter_id, target_kind, target_id, reason, note, snapshot, weight, created_at)
select uuidv7()::text, c.id, r.reporter_id, 'RATING', r.rating_id, 'OTHER', left(r.reason, 1000), c.snapshot, 1, r.at
from rating_reports r join moderation_cases c on c.target_kind = 'RATING' and c.target_id = r.rating_id;
`;

/** Who is held or banned already can appeal from now on; what their account was before was not kept. */
const earlierSanctions = `
insert into sanctions (id, user_id, kind, reason, status, status_before, given_by, created_at)
select uuidv7()::text, id, status, coalesce(status_reason, ''), 'ACTIVE', 'ACTIVE', 'system', now()
from users where status in ('HOLD', 'BAN') and anonymised_at is null;
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  await db.raw(earlierReports);
  await db.raw(earlierSanctions);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw('drop table if exists appeals, sanctions, moderation_reports, moderation_cases, text_rules');
};
