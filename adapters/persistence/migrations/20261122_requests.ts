import type { Knex } from 'knex';
import { seededSpecializations } from '#core/coaching/specialization/specialization.ts';

/**
 * Applications to become a coach, and what coaches are recognised for. What may exist once (one waiting application of a
 * person, one waiting and one standing approval of a coach and type, one reminder per stage) is unique here.
 */
const schema = `
create table coach_requests (
  id text primary key,
  user_id text not null references users(id),
  link text not null,
  reason text not null,
  status text not null check (status in ('PENDING','COMPLETED','CANCELED')),
  checklist text[] not null,
  refusal_reason text,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index coach_requests_pending on coach_requests (user_id) where status = 'PENDING';
create index coach_requests_user on coach_requests (user_id, created_at desc);
create index coach_requests_status on coach_requests (status, created_at);
create index coach_requests_created on coach_requests (created_at, id);

create table specializations (
  type text primary key,
  description jsonb not null,
  info_url text,
  status text not null check (status in ('ACTIVE','INACTIVE')),
  -- The order in which they are shown.
  position integer not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table specialization_requests (
  id text primary key,
  user_id text not null references users(id),
  type text not null references specializations(type),
  evidence jsonb not null,
  -- When the evidence ends to count, by its last day.
  expires_at timestamptz,
  status text not null check (status in ('PENDING','COMPLETED','CANCELED')),
  -- Checked at the end: the request is written before the coins it sets aside.
  hold_id text not null unique references holds(id) deferrable initially deferred,
  fee bigint not null check (fee > 0),
  checklist text[] not null,
  refusal_reason text,
  decided_by text,
  decided_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index specialization_requests_pending on specialization_requests (user_id, type) where status = 'PENDING';
create unique index specialization_requests_approved on specialization_requests (user_id, type)
  where status = 'COMPLETED' and removed_at is null;
create index specialization_requests_user on specialization_requests (user_id, created_at desc);
create index specialization_requests_status on specialization_requests (status, created_at);
create index specialization_requests_created on specialization_requests (created_at, id);
create index specialization_requests_expiry on specialization_requests (expires_at)
  where status = 'COMPLETED' and removed_at is null and expires_at is not null;

create table specialization_request_media (
  request_id text not null references specialization_requests(id) on delete cascade,
  position integer not null,
  medium_id text not null references media(id),
  primary key (request_id, position)
);
create index specialization_request_media_medium on specialization_request_media (medium_id);

create table badge_reminders (
  request_id text not null references specialization_requests(id) on delete cascade,
  days integer not null,
  at timestamptz not null,
  primary key (request_id, days)
);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  await db('specializations').insert(
    seededSpecializations.map(({ type, description }, position) => ({
      type,
      description: JSON.stringify(description),
      info_url: null,
      status: 'ACTIVE',
      position,
      updated_at: db.fn.now(),
    })),
  );
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists badge_reminders, specialization_request_media, specialization_requests, specializations,
      coach_requests cascade;
  `);
};
