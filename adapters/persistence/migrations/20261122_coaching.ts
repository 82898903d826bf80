import type { Knex } from 'knex';

/**
 * Reviews, ratings, the coaches' forms and what a directory needs. One waiting request between two people, one rating of a
 * review and one report of a person are unique here, not by code alone.
 */
const schema = `
create table coach_profiles (
  coach_id text primary key references users(id),
  headline text not null default '',
  languages text[] not null default '{vi}',
  updated_at timestamptz not null
);

create table coach_stats (
  coach_id text primary key references users(id),
  stars integer[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5),
  auto_count integer not null default 0,
  answered_count integer not null default 0,
  answered_hours double precision not null default 0,
  outcomes jsonb not null default '{"MET":0,"NOT_MET":0,"UNMEASURED":0}',
  -- The Bayesian mean of member ratings, written with the stars: what the directory is sorted by.
  score double precision not null default 4
);
create index coach_stats_score on coach_stats (score desc, coach_id);

create index users_coaches on users (id) where type = 'COACH' and status = 'ACTIVE' and is_public and not hide_from_search;

create table question_forms (
  id text primary key,
  coach_id text not null references users(id),
  number integer not null check (number > 0),
  questions jsonb not null,
  created_at timestamptz not null,
  constraint question_forms_number unique (coach_id, number)
);
-- A version that answers belong to never changes.
create trigger question_forms_append_only before update or truncate on question_forms execute function refuse_change();

create table reviews (
  id text primary key,
  member_id text not null references users(id),
  coach_id text not null references users(id),
  snapshot_id text not null references snapshots(id),
  week text not null,
  type text not null check (type in ('ALL','BODY','STRENGTH','LIFESTYLE','NUTRITION')),
  status text not null check (status in ('PENDING','APPROVED','REJECTED','CANCELED')),
  form_id text references question_forms(id),
  answers jsonb not null,
  message text,
  outcome_consent boolean not null default false,
  price bigint not null check (price between 0 and 1000000),
  fee bigint not null check (fee between 0 and price),
  round integer not null default 1 check (round > 0),
  hold_id text references holds(id),
  earning_hold_id text references holds(id),
  requested_at timestamptz not null,
  answer_due_at timestamptz not null,
  reminders integer not null default 0,
  reply jsonb,
  approved_at timestamptz,
  reply_updated_at timestamptz,
  rate_due_at timestamptz,
  released_at timestamptz,
  rejected_at timestamptz,
  reject_reason text,
  canceled_at timestamptz,
  cancel_reason text check (cancel_reason in ('BY_MEMBER','NO_ANSWER')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (member_id <> coach_id),
  check ((status = 'APPROVED') <= (reply is not null and approved_at is not null)),
  check ((status = 'CANCELED') = (cancel_reason is not null)),
  check ((price > 0) = (hold_id is not null))
);
create unique index reviews_pending on reviews (member_id, coach_id) where status = 'PENDING';
create index reviews_member on reviews (member_id, id desc);
create index reviews_coach on reviews (coach_id, id desc);
create index reviews_between on reviews (coach_id, member_id, status);
create index reviews_queue on reviews (coach_id, requested_at, id) where status = 'PENDING';
create index reviews_unanswered on reviews (answer_due_at) where status = 'PENDING';
create index reviews_reminders on reviews (requested_at) where status = 'PENDING' and reminders < 2;
create index reviews_unrated on reviews (rate_due_at) where rate_due_at is not null;
create index reviews_earned on reviews (coach_id, approved_at desc, id desc) where status = 'APPROVED' and price > 0;
create index reviews_created on reviews (created_at, id);
create index reviews_status on reviews (status, created_at);
create index reviews_snapshot on reviews (snapshot_id);

-- One row of each target that no later week has decided yet, so that saving a week asks for no review without one.
create table open_targets (
  review_id text not null references reviews(id) on delete cascade,
  target_id text not null,
  member_id text not null references users(id),
  due_date date not null,
  primary key (review_id, target_id)
);
create index open_targets_member on open_targets (member_id);
create index open_targets_due on open_targets (due_date);

create table reply_versions (
  review_id text not null references reviews(id),
  number integer not null,
  reply jsonb not null,
  at timestamptz not null,
  primary key (review_id, number)
);

create table reply_drafts (
  review_id text primary key references reviews(id) on delete cascade,
  notes jsonb not null,
  targets jsonb not null,
  updated_at timestamptz not null
);

create table saved_replies (
  id text primary key,
  coach_id text not null references users(id),
  title text not null,
  text text not null,
  updated_at timestamptz not null
);
create index saved_replies_coach on saved_replies (coach_id, updated_at desc);

create table ratings (
  id text primary key,
  review_id text not null references reviews(id),
  member_id text not null references users(id),
  coach_id text not null references users(id),
  stars integer not null check (stars between 1 and 5),
  content text not null,
  source text not null check (source in ('MEMBER','AUTO')),
  status text not null check (status in ('PENDING','APPROVED')),
  approves_at timestamptz,
  approved_at timestamptz,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint ratings_review unique (review_id),
  check ((status = 'APPROVED') = (approved_at is not null)),
  check ((status = 'PENDING') = (approves_at is not null))
);
create index ratings_coach on ratings (coach_id, id desc) where status = 'APPROVED' and hidden_at is null;
create index ratings_due on ratings (approves_at) where approves_at is not null;
create index ratings_member on ratings (member_id);
create index ratings_created on ratings (created_at, id);

create table rating_reports (
  rating_id text not null references ratings(id),
  reporter_id text not null references users(id),
  reason text not null,
  at timestamptz not null,
  constraint rating_reports_person primary key (rating_id, reporter_id)
);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists rating_reports, ratings, saved_replies, reply_drafts, reply_versions, open_targets, reviews,
      question_forms, coach_stats, coach_profiles cascade;
    drop index if exists users_coaches;
  `);
};
