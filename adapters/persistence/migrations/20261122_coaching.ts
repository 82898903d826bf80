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
  -- Written with what they are made of: the Bayesian mean of member ratings, and hours an answer usually takes.
  score double precision not null default 4,
  reply_hours double precision
);

-- The directory, one row of each coach: what a page is filtered and sorted by lies in three tables, and no index spans
-- them. Kept by triggers, so that no way of changing a person can forget it; each writes columns of its own and reads no
-- other table, so that changes at the same instant lose nothing and wait for nothing but this row.
create table coach_listing (
  coach_id text primary key references users(id),
  -- Of the account.
  is_listed boolean not null default false,
  price bigint,
  gender text,
  city text,
  city_folded text,
  account_search text not null default '',
  -- Of what they tell as a coach.
  languages text[] not null default '{vi}',
  headline_search text not null default '',
  -- Of how their reviews went.
  score double precision not null default 4,
  reply_hours double precision,
  search text not null generated always as (account_search || ' ' || headline_search) stored
);
create index coach_listing_newest on coach_listing (coach_id) where is_listed;
create index coach_listing_score on coach_listing (score, coach_id) where is_listed;
create index coach_listing_price on coach_listing (price, coach_id) where is_listed;
create index coach_listing_reply on coach_listing (coalesce(reply_hours, 1000000), coach_id) where is_listed;
create index coach_listing_city on coach_listing (city_folded) where is_listed;
create index coach_listing_search on coach_listing using gin (search gin_trgm_ops) where is_listed;

create function list_coach_account() returns trigger language plpgsql as $$
begin
  insert into coach_listing (coach_id, is_listed, price, gender, city, city_folded, account_search) values (
    new.id, new.type = 'COACH' and new.status = 'ACTIVE' and new.is_public and not new.hide_from_search, new.review_price,
    new.gender, new.city, fold(new.city), fold(concat_ws(' ', new.fullname, new.username, new.about, new.city))
  ) on conflict (coach_id) do update set
    is_listed = excluded.is_listed, price = excluded.price, gender = excluded.gender, city = excluded.city,
    city_folded = excluded.city_folded, account_search = excluded.account_search;
  return null;
end $$;
create function list_coach_profile() returns trigger language plpgsql as $$
begin
  insert into coach_listing (coach_id, languages, headline_search) values (new.coach_id, new.languages, fold(new.headline))
  on conflict (coach_id) do update set languages = excluded.languages, headline_search = excluded.headline_search;
  return null;
end $$;
create function list_coach_stats() returns trigger language plpgsql as $$
begin
  insert into coach_listing (coach_id, score, reply_hours) values (new.coach_id, new.score, new.reply_hours)
  on conflict (coach_id) do update set score = excluded.score, reply_hours = excluded.reply_hours;
  return null;
end $$;
create trigger users_listing_insert after insert on users
  for each row when (new.type = 'COACH') execute function list_coach_account();
create trigger users_listing_update after update on users
  for each row when (new.type = 'COACH' or old.type = 'COACH') execute function list_coach_account();
create trigger coach_profiles_listing after insert or update on coach_profiles
  for each row execute function list_coach_profile();
create trigger coach_stats_listing after insert or update on coach_stats
  for each row execute function list_coach_stats();
-- Coaches of before.
insert into coach_listing (coach_id, is_listed, price, gender, city, city_folded, account_search)
  select id, status = 'ACTIVE' and is_public and not hide_from_search, review_price, gender, city, fold(city),
    fold(concat_ws(' ', fullname, username, about, city))
  from users where type = 'COACH';

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
  -- The week itself goes when its member's account does; what was paid for it stays.
  snapshot_id text not null,
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
  cancel_reason text check (cancel_reason in ('BY_MEMBER','NO_ANSWER','COACH_LEFT')),
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
create index reviews_between on reviews (coach_id, member_id, requested_at, id);
create index reviews_asked on reviews (coach_id, requested_at, id);
create index reviews_replied on reviews (coach_id, approved_at) where status = 'APPROVED';
create index reviews_missed on reviews (coach_id, canceled_at) where cancel_reason = 'NO_ANSWER';
create index reviews_queue on reviews (coach_id, requested_at, id) where status = 'PENDING';
create index reviews_unanswered on reviews (answer_due_at) where status = 'PENDING';
create index reviews_reminders on reviews (requested_at) where status = 'PENDING' and reminders < 2;
create index reviews_unrated on reviews (rate_due_at) where rate_due_at is not null;
create index reviews_earned on reviews (coach_id, approved_at desc, id desc) where status = 'APPROVED' and price > 0;
create index reviews_created on reviews (created_at, id);
create index reviews_status on reviews (status, created_at);
create index reviews_snapshot on reviews (snapshot_id);
-- What the console counts over the last days.
create index reviews_requested on reviews (requested_at);
create index reviews_answered on reviews (approved_at) where status = 'APPROVED';
create index reviews_rejected on reviews (rejected_at) where status = 'REJECTED';
create index reviews_canceled on reviews (canceled_at) where status = 'CANCELED';
create index snapshots_weeks on snapshots (week_start, user_id);

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
create index ratings_approved on ratings (approved_at) where status = 'APPROVED' and hidden_at is null;
create index ratings_due on ratings (approves_at) where approves_at is not null;
create index ratings_given on ratings (coach_id, created_at) where source = 'MEMBER' and hidden_at is null;
create index ratings_member on ratings (member_id);
create index ratings_created on ratings (created_at, id);

create table rating_reports (
  rating_id text not null references ratings(id),
  reporter_id text not null references users(id),
  reason text not null,
  at timestamptz not null,
  constraint rating_reports_person primary key (rating_id, reporter_id)
);
create index rating_reports_at on rating_reports (at);
`;

/** Existing installations let staff hide and show ratings; what they changed in a role otherwise stays. */
const grants = `
update roles set permissions = array(select distinct unnest(permissions || array['review.update'])), version = version + 1
  where id = 'staff' and not permissions @> array['review.update'];
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  await db.raw(grants);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop trigger if exists users_listing_insert on users;
    drop trigger if exists users_listing_update on users;
    drop table if exists rating_reports, ratings, saved_replies, reply_drafts, reply_versions, open_targets, reviews,
      question_forms, coach_listing, coach_stats, coach_profiles cascade;
    drop function if exists list_coach_account, list_coach_profile, list_coach_stats;
    drop index if exists snapshots_weeks;
  `);
};
