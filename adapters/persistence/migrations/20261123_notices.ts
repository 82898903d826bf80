import type { Knex } from 'knex';

/** Who and what a notice tells of, devices that are told outside the page, mails from staff to members, and who is there. */
const schema = `
-- Lines come to a list in the order of their commits, which is what a reader catches up by.
create sequence notification_position;
alter table notifications add column position bigint;
update notifications n set position = ordered.place
  from (select id, row_number() over (order by created_at, id) as place from notifications) as ordered where ordered.id = n.id;
select setval('notification_position', coalesce((select max(position) from notifications), 0) + 1);
alter table notifications alter column position set default nextval('notification_position'), alter column position set not null;
alter sequence notification_position owned by notifications.position;
create index notifications_position on notifications (user_id, position);
create index notifications_created on notifications (created_at, id);

create table notification_causes (
  notification_id text not null references notifications(id) on update cascade on delete cascade,
  number bigint generated always as identity,
  actor_id text,
  actor_name text,
  reference text,
  at timestamptz not null,
  primary key (notification_id, number)
);
create unique index notification_causes_once on notification_causes (notification_id, actor_id, reference) nulls not distinct
  where reference is not null;
create index notification_causes_reference on notification_causes (reference) where reference is not null;
create index notification_causes_actor on notification_causes (actor_id) where actor_id is not null;

create table push_subscriptions (
  id text primary key,
  user_id text not null references users(id),
  -- A device is told no longer than its sign-in lasts.
  session_id text not null references sessions(id) on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

create table pushes (
  id text primary key,
  subscription_id text not null references push_subscriptions(id) on delete cascade,
  user_id text not null references users(id),
  notification_id text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  held_until timestamptz,
  created_at timestamptz not null
);
create index pushes_due on pushes (next_attempt_at);
create index pushes_subscription on pushes (subscription_id);

create table announcements (
  id text primary key,
  draft_id text not null constraint announcements_draft unique,
  status text not null check (status in ('SENDING','COMPLETED','STOPPED')),
  audience jsonb not null,
  vi jsonb not null,
  en jsonb not null,
  total integer not null check (total >= 0),
  written integer not null default 0,
  written_to text,
  next_at timestamptz not null,
  created_by text references users(id),
  created_at timestamptz not null,
  finished_at timestamptz
);
create index announcements_due on announcements (next_at) where status = 'SENDING';
create index announcements_created on announcements (created_at, id);

alter table mails add column announcement_id text references announcements(id);
-- Whatever is run twice: each member is written to once.
create unique index mails_announcement on mails (announcement_id, user_id) where announcement_id is not null;

create table presences (
  user_id text primary key references users(id),
  last_seen_at timestamptz not null
);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists presences cascade;
    alter table mails drop column if exists announcement_id;
    drop table if exists announcements, pushes, push_subscriptions, notification_causes cascade;
    drop index if exists notifications_created;
    alter table notifications drop column if exists position;
    drop sequence if exists notification_position;
  `);
};
