import type { Knex } from 'knex';

/** Challenges, what learners read of them, and how far each learner is. */
const schema = `
create table challenges (
  id text primary key,
  author_id text not null references users(id),
  is_platform boolean not null,
  language text not null check (language in ('vi', 'en')),
  translation_group text not null,
  slug text not null check (char_length(slug) between 3 and 100),
  title text not null check (char_length(title) <= 120),
  summary text not null check (char_length(summary) <= 300),
  description text not null check (char_length(description) <= 20000),
  goals jsonb not null,
  cover_id text references media(id) on delete set null,
  price integer not null check (price between 0 and 1000000),
  discount integer not null check (discount between 0 and 100),
  discount_until timestamptz,
  template text check (template in ('CLASSIC', 'MODERN', 'ENERGY', 'NONE')),
  board_habit text not null check (board_habit in ('WEEKS_SAVED', 'LESSONS', 'NONE')),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  submission text not null check (submission in ('NONE', 'WAITING', 'RETURNED')),
  submitted_at timestamptz,
  return_reason text,
  featured integer check (featured > 0),
  edition_no integer not null check (edition_no >= 0),
  published_at timestamptz,
  learners integer not null check (learners >= 0),
  completed integer not null check (completed >= 0),
  ratings integer not null check (ratings >= 0),
  stars integer not null check (stars >= 0),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint challenges_translation unique (translation_group, language),
  check ((status = 'DRAFT') = (published_at is null))
);
create index challenges_published on challenges (published_at desc, id desc) where status = 'PUBLISHED';
create index challenges_popular on challenges (learners desc, id desc) where status = 'PUBLISHED';
create index challenges_rated on challenges ((case ratings when 0 then 0 else stars::float8 / ratings end) desc, id desc)
  where status = 'PUBLISHED';
create index challenges_author on challenges (author_id, updated_at desc, id desc);
create index challenges_waiting on challenges (submitted_at, id) where submission = 'WAITING';
create index challenges_search on challenges using gin (fold(title || ' ' || summary) gin_trgm_ops);

-- Every address that a challenge has or had.
create table challenge_slugs (
  slug text primary key,
  challenge_id text not null references challenges(id) on delete cascade
);
create index challenge_slugs_challenge on challenge_slugs (challenge_id);

create table chapters (
  id text primary key,
  challenge_id text not null references challenges(id),
  position integer not null check (position > 0),
  title text not null check (char_length(title) <= 120),
  summary text not null check (char_length(summary) <= 300),
  version integer not null check (version > 0)
);
create index chapters_challenge on chapters (challenge_id, position);

create table lessons (
  id text primary key,
  challenge_id text not null references challenges(id),
  chapter_id text not null constraint lessons_chapter references chapters(id),
  position integer not null check (position > 0),
  title text not null check (char_length(title) <= 120),
  type text not null check (type in ('DOCUMENT', 'VIDEO')),
  is_preview boolean not null,
  html text not null check (char_length(html) <= 200000),
  words integer not null check (words >= 0),
  video_id text,
  video_url text,
  poster_id text,
  seconds integer check (seconds > 0),
  captions jsonb not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lessons_challenge on lessons (challenge_id);
create index lessons_chapter on lessons (chapter_id, position);

create table quizzes (
  id text primary key,
  challenge_id text not null references challenges(id),
  level text not null check (level in ('CHALLENGE', 'CHAPTER', 'LESSON')),
  subject_id text not null constraint quizzes_place unique,
  title text not null check (char_length(title) <= 120),
  attempts integer not null check (attempts between 0 and 100),
  pass_score integer not null check (pass_score between 1 and 100),
  shuffle_questions boolean not null,
  shuffle_choices boolean not null,
  time_limit integer check (time_limit between 60 and 7200),
  questions jsonb not null,
  version integer not null check (version > 0)
);
create index quizzes_challenge on quizzes (challenge_id);

create table learning_contents (
  id text primary key default gen_random_uuid()::text,
  challenge_id text not null references challenges(id),
  kind text not null check (kind in ('LESSON', 'QUIZ')),
  source_id text not null,
  sha256 text not null,
  body jsonb not null,
  unique (kind, source_id, sha256)
);
create index learning_contents_challenge on learning_contents (challenge_id);

create table editions (
  challenge_id text not null references challenges(id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('CORRECTION', 'STRUCTURE')),
  structure_no integer not null,
  outline jsonb not null,
  by text not null,
  at timestamptz not null,
  primary key (challenge_id, number)
);
create index editions_structure on editions (challenge_id, structure_no, number desc);
create index editions_chapters on editions using gin ((outline -> 'chapters') jsonb_path_ops);

create table enrolments (
  id text primary key,
  user_id text not null references users(id),
  challenge_id text not null references challenges(id),
  author_id text not null references users(id),
  edition_no integer not null,
  status text not null check (status in ('IN_PROGRESS', 'COMPLETED', 'CANCELED')),
  paid integer not null check (paid >= 0),
  fee integer not null check (fee >= 0),
  net integer not null check (net >= 0),
  transfer_id text,
  earning_hold_id text,
  refundable_until timestamptz not null,
  released_at timestamptz,
  percent integer not null check (percent between 0 and 100),
  enrolled_at timestamptz not null,
  last_activity_at timestamptz not null,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (cancel_reason in ('BY_LEARNER', 'BY_STAFF')),
  cancel_note text,
  on_board boolean not null,
  reminders integer not null check (reminders >= 0),
  version integer not null check (version > 0),
  check (fee + net = paid),
  check ((status = 'CANCELED') = (canceled_at is not null and cancel_reason is not null))
);
create unique index enrolments_living on enrolments (user_id, challenge_id) where status <> 'CANCELED';
create index enrolments_user on enrolments (user_id, last_activity_at desc, id desc);
create index enrolments_challenge on enrolments (challenge_id, status, id);
create index enrolments_unreleased on enrolments (refundable_until, id)
  where earning_hold_id is not null and released_at is null and status <> 'CANCELED';
create index enrolments_idle on enrolments (last_activity_at, id) where status = 'IN_PROGRESS' and reminders < 2;
create index enrolments_enrolled on enrolments (enrolled_at, id);

create table lesson_progress (
  enrolment_id text not null references enrolments(id),
  lesson_id text not null,
  watched int4multirange not null,
  dwell_ms integer not null check (dwell_ms >= 0),
  reached_end boolean not null,
  position_ms integer not null check (position_ms >= 0),
  content_done_at timestamptz,
  done_at timestamptz,
  primary key (enrolment_id, lesson_id)
);

create table lesson_sessions (
  id text primary key,
  user_id text not null references users(id),
  enrolment_id text not null references enrolments(id),
  lesson_id text not null,
  seq integer not null check (seq >= 0),
  last_beat_at timestamptz not null,
  allowance_ms integer not null,
  ended_at timestamptz
);
create unique index lesson_sessions_open on lesson_sessions (user_id) where ended_at is null;
create index lesson_sessions_enrolment on lesson_sessions (enrolment_id);

create table quiz_states (
  enrolment_id text not null references enrolments(id),
  quiz_id text not null,
  used integer not null check (used >= 0),
  extra integer not null check (extra >= 0),
  best integer check (best between 0 and 100),
  completed_at timestamptz,
  passed_at timestamptz,
  asked_at timestamptz,
  primary key (enrolment_id, quiz_id)
);
create index quiz_states_asked on quiz_states (enrolment_id) where asked_at is not null and passed_at is null;

create table quiz_attempts (
  id text primary key,
  enrolment_id text not null references enrolments(id),
  quiz_id text not null,
  content_id text not null references learning_contents(id),
  number integer not null check (number > 0),
  seed text not null,
  answers jsonb not null,
  status text not null check (status in ('OPEN', 'SUBMITTED', 'EXPIRED')),
  started_at timestamptz not null,
  deadline_at timestamptz,
  ended_at timestamptz,
  score integer check (score between 0 and 100),
  "right" integer check ("right" >= 0),
  constraint quiz_attempts_number unique (enrolment_id, quiz_id, number),
  check ((status = 'OPEN') = (ended_at is null))
);
create unique index quiz_attempts_open on quiz_attempts (enrolment_id, quiz_id) where status = 'OPEN';
create index quiz_attempts_due on quiz_attempts (deadline_at, id) where status = 'OPEN' and deadline_at is not null;

create table challenge_reviews (
  user_id text not null references users(id),
  challenge_id text not null references challenges(id),
  stars integer not null check (stars between 1 and 5),
  text text not null check (char_length(text) <= 2000),
  reply text check (char_length(reply) <= 1000),
  replied_at timestamptz,
  hidden_at timestamptz,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, challenge_id)
);
create index challenge_reviews_shown on challenge_reviews (challenge_id, updated_at desc, user_id desc)
  where hidden_at is null;
create index challenge_reviews_created on challenge_reviews (created_at);

-- Lessons that take no comments.
create table lesson_locks (
  lesson_id text primary key,
  locked_at timestamptz not null
);

create table lesson_notes (
  user_id text not null references users(id),
  lesson_id text not null,
  challenge_id text not null references challenges(id),
  text text not null check (char_length(text) between 1 and 5000),
  updated_at timestamptz not null,
  primary key (user_id, lesson_id)
);
create index lesson_notes_newest on lesson_notes (user_id, updated_at desc, lesson_id desc);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists lesson_notes, lesson_locks, challenge_reviews, quiz_attempts, quiz_states, lesson_sessions, lesson_progress,
      enrolments, editions, learning_contents, quizzes, lessons, chapters, challenge_slugs, challenges;
    delete from medium_uses where kind = 'CHALLENGE';
  `);
};
