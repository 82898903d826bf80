import type { Knex } from 'knex';
import { seededRoles } from '#core/access/role/role.ts';

/**
 * People, access, coins, files, physical profiles, notices. Ids are text: made by the application, time-ordered.
 * Money tables are append-only by trigger; balances can't go below zero by constraint.
 */
const schema = `
create extension if not exists pg_trgm;

-- The core's own folding for columns that keep no folded copy: no marks, no case, and đ is d.
create function fold(text) returns text language sql immutable parallel safe strict as $$
  select lower(normalize(regexp_replace(normalize(translate($1, 'đĐ', 'dd'), NFD), '[\\u0300-\\u036f]+', '', 'g'), NFC))
$$;

create table roles (
  id text primary key,
  name text not null unique,
  description text not null default '',
  permissions text[] not null default '{}',
  built_in boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table users (
  id text primary key,
  role_id text not null references roles(id),
  level text not null check (level in ('BASIC','PRO','PREMIUM')),
  level_expires_at timestamptz,
  type text not null check (type in ('USER','COACH')),
  status text not null check (status in ('PENDING','ACTIVE','HOLD','BAN','DELETE')),
  status_reason text,
  email text not null,
  email_verified_at timestamptz,
  fullname text not null,
  username text,
  phone text,
  gender text check (gender in ('MALE','FEMALE','OTHER')),
  address text,
  region text,
  city text,
  country text,
  zip_code text,
  about text,
  website text,
  avatar_id text,
  is_public boolean not null default false,
  public_flags jsonb not null,
  activity_status text not null check (activity_status in ('ONLINE','OFFLINE','ALWAY','BUSY')),
  hide_from_search boolean not null default false,
  review_price bigint check (review_price between 0 and 1000000),
  referrer_id text references users(id),
  referral_code text not null,
  language text not null check (language in ('vi','en')),
  time_zone text not null,
  units text not null check (units in ('METRIC','IMPERIAL')),
  body_standard text not null check (body_standard in ('WHO','ASIA_PACIFIC')),
  reminder jsonb not null,
  deletion_requested_at timestamptz,
  anonymised_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Name, username, e-mail and phone without marks and case, written by the application's own folding.
  search text not null default ''
);
create unique index users_email on users (email);
create unique index users_username on users (username) where username is not null;
create unique index users_phone on users (phone) where phone is not null;
create unique index users_referral_code on users (referral_code);
create index users_referrer on users (referrer_id) where referrer_id is not null;
create index users_search on users using gin (search gin_trgm_ops);
create index users_created on users (created_at, id);
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null and anonymised_at is null;
create index users_level_end on users (level_expires_at) where level_expires_at is not null;
create index users_role on users (role_id);
create index users_status on users (status, created_at);
create index users_reminder on users (time_zone, ((reminder->>'weekday')::integer * 24 + (reminder->>'hour')::integer))
  where (reminder->>'enabled')::boolean and status = 'ACTIVE';

create table credentials (
  user_id text primary key references users(id),
  password_hash text not null,
  updated_at timestamptz not null
);

create table sessions (
  id text primary key,
  user_id text not null references users(id),
  generation integer not null,
  rotated_at timestamptz not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_user on sessions (user_id, created_at);

create table verifications (
  id text primary key,
  -- Null: nobody has this address; it waits like any other.
  user_id text references users(id),
  purpose text not null,
  requester text not null,
  mode text not null check (mode in ('LINK','CODE')),
  address text not null,
  secret_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index verifications_requester on verifications (purpose, requester, created_at desc);
create index verifications_user on verifications (user_id) where user_id is not null;
create index verifications_secret on verifications (purpose, secret_hash);

create table level_reminders (
  user_id text not null references users(id),
  expires_at timestamptz not null,
  days integer not null,
  at timestamptz not null,
  primary key (user_id, expires_at, days)
);

create table consents (
  user_id text not null references users(id),
  document text not null,
  version text not null,
  at timestamptz not null,
  primary key (user_id, document, version)
);

create table wallets (
  user_id text primary key references users(id),
  fit_coin bigint not null default 0,
  base_coin bigint not null default 0,
  held_fit_coin bigint not null default 0,
  held_base_coin bigint not null default 0,
  constraint wallets_not_below_zero check (least(fit_coin, base_coin, held_fit_coin, held_base_coin) >= 0),
  -- Above 2^53 the application could no longer count them one by one.
  constraint wallets_countable check (greatest(fit_coin, base_coin, held_fit_coin, held_base_coin) <= 9007199254740991)
) with (fillfactor = 70);

create table postings (
  id bigint generated always as identity primary key,
  transfer_id text not null,
  account text not null,
  -- Their wallet refers to the user already, and post_transfer locks it first: a second check would cost each posting.
  user_id text,
  coin text not null check (coin in ('FIT_COIN','BASE_COIN')),
  amount bigint not null constraint postings_amount check (amount <> 0 and abs(amount) <= 1000000000000),
  balance_after bigint,
  reason text not null,
  reference text not null,
  reverses text,
  note text,
  actor text not null,
  created_at timestamptz not null,
  check ((account in ('USER','HELD')) = (user_id is not null)),
  check ((user_id is not null) = (balance_after is not null))
);
create unique index postings_source on postings (reason, reference, account, coin, coalesce(user_id, ''));
create index postings_statement on postings (user_id, id desc) where account = 'USER';
create index postings_reason on postings (user_id, reason, id desc) where account = 'USER';
create index postings_transfer on postings (transfer_id);
-- Lines come in the order of time, so a few bytes per hundred pages find a day.
create index postings_created on postings using brin (created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = '23001';
end $$;
create trigger postings_append_only before update or delete or truncate on postings execute function refuse_change();

-- Applies one transfer: locks the wallets in one order, refuses as a whole, appends each posting with the balance after it.
create function post_transfer(
  p_transfer text, p_reason text, p_reference text, p_reverses text, p_note text, p_actor text, p_at timestamptz,
  p_accounts text[], p_users text[], p_coins text[], p_amounts bigint[]
) returns setof wallets language plpgsql as $$
declare
  holders text[];
  holder text;
  after wallets;
  fit bigint := 0;
  base bigint := 0;
  held_fit bigint := 0;
  held_base bigint := 0;
  fit_sum bigint := 0;
  base_sum bigint := 0;
begin
  -- Counted by hand: for the two to four postings of a transfer that takes a tenth of what a query over them would.
  for i in 1 .. cardinality(p_amounts) loop
    if p_coins[i] = 'FIT_COIN' then fit_sum := fit_sum + p_amounts[i]; else base_sum := base_sum + p_amounts[i]; end if;
    if p_users[i] is not null and (holders is null or p_users[i] <> all(holders)) then
      holders := holders || p_users[i];
    end if;
  end loop;
  if fit_sum <> 0 or base_sum <> 0 then
    raise exception 'postings do not sum to zero' using errcode = 'FB001';
  end if;
  if holders is null then
    raise exception 'a transfer moves coins of a member' using errcode = 'FB001';
  end if;
  if cardinality(holders) > 1 then
    holders := (select array_agg(h order by h) from unnest(holders) as h);
  end if;

  foreach holder in array holders loop
    fit := 0; base := 0; held_fit := 0; held_base := 0;
    for i in 1 .. cardinality(p_amounts) loop
      if p_users[i] = holder then
        if p_accounts[i] = 'USER' then
          if p_coins[i] = 'FIT_COIN' then fit := fit + p_amounts[i]; else base := base + p_amounts[i]; end if;
        elsif p_coins[i] = 'FIT_COIN' then held_fit := held_fit + p_amounts[i];
        else held_base := held_base + p_amounts[i];
        end if;
      end if;
    end loop;

    update wallets w set fit_coin = w.fit_coin + fit, base_coin = w.base_coin + base,
        held_fit_coin = w.held_fit_coin + held_fit, held_base_coin = w.held_base_coin + held_base
      where w.user_id = holder and w.fit_coin + fit >= 0 and w.base_coin + base >= 0
        and w.held_fit_coin + held_fit >= 0 and w.held_base_coin + held_base >= 0
      returning * into after;
    if not found then
      if least(fit, base, held_fit, held_base) < 0 then
        if exists (select 1 from postings p where p.reason = p_reason and p.reference = p_reference) then
          raise exception 'posted before' using errcode = 'FB003';
        end if;
        raise exception 'not enough' using errcode = 'FB002', detail = (
          select json_build_object('coin', short.coin, 'needed', short.needed, 'balance', short.balance)
          from (select 1) as always
          left join wallets w on w.user_id = holder
          cross join lateral (values
            ('FIT_COIN', -fit, coalesce(w.fit_coin, 0)), ('BASE_COIN', -base, coalesce(w.base_coin, 0)),
            ('FIT_COIN', -held_fit, coalesce(w.held_fit_coin, 0)), ('BASE_COIN', -held_base, coalesce(w.held_base_coin, 0))
          ) as short(coin, needed, balance)
          where short.needed > 0
          order by short.needed - short.balance desc
          limit 1
        );
      end if;
      insert into wallets as w (user_id, fit_coin, base_coin, held_fit_coin, held_base_coin)
        values (holder, fit, base, held_fit, held_base)
        on conflict (user_id) do update set fit_coin = w.fit_coin + fit, base_coin = w.base_coin + base,
          held_fit_coin = w.held_fit_coin + held_fit, held_base_coin = w.held_base_coin + held_base
        returning * into after;
    end if;
    return next after;

    -- The system's postings go with the first member's.
    insert into postings (transfer_id, account, user_id, coin, amount, balance_after, reason, reference, reverses, note, actor, created_at)
      select p_transfer, p.account, p.user_id, p.coin, p.amount,
        case p.account || ' ' || p.coin
          when 'USER FIT_COIN' then after.fit_coin when 'USER BASE_COIN' then after.base_coin
          when 'HELD FIT_COIN' then after.held_fit_coin when 'HELD BASE_COIN' then after.held_base_coin
        end,
        p_reason, p_reference, p_reverses, p_note, p_actor, p_at
      from unnest(p_accounts, p_users, p_coins, p_amounts) as p(account, user_id, coin, amount)
      where p.user_id = holder or (p.user_id is null and holder = holders[1]);
  end loop;
end $$;

create table holds (
  id text primary key,
  user_id text not null references users(id),
  coin text not null check (coin in ('FIT_COIN','BASE_COIN')),
  amount bigint not null check (amount > 0),
  reason text not null,
  reference text not null,
  transfer_id text not null unique,
  status text not null check (status in ('PENDING','CAPTURED','RELEASED')),
  created_at timestamptz not null,
  expires_at timestamptz,
  settled_at timestamptz,
  unique (reason, reference, user_id)
);
create index holds_pending on holds (expires_at) where status = 'PENDING';

create table reward_claims (
  id text primary key,
  user_id text not null references users(id),
  type text not null,
  source text not null,
  amount bigint not null check (amount > 0),
  coin text not null,
  at timestamptz not null,
  constraint reward_claims_source unique (type, source, user_id)
);
create index reward_claims_user on reward_claims (user_id, id desc);

create table idempotency_keys (
  user_id text not null,
  key text not null,
  request_hash text not null,
  status integer,
  -- json, not jsonb: a repeated request gets the same bytes.
  response json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table media (
  id text primary key,
  owner_id text not null references users(id),
  source text not null check (source in ('LOCAL','REMOTE')),
  type text not null check (type in ('IMAGE','VIDEO','AUDIO','FILE')),
  purpose text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  width integer,
  height integer,
  key text not null unique,
  thumbnail_key text,
  created_at timestamptz not null
);
create index media_owner on media (owner_id, id desc);
create index media_thumbnail on media (thumbnail_key) where thumbnail_key is not null;
create index media_created on media (created_at, id);
alter table users add foreign key (avatar_id) references media(id);
create index users_avatar on users (avatar_id) where avatar_id is not null;

create table snapshots (
  id text primary key,
  user_id text not null references users(id),
  week text not null,
  week_start date not null,
  standard text not null check (standard in ('WHO','ASIA_PACIFIC')),
  inputs jsonb not null,
  carried_over text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint snapshots_week unique (user_id, week)
);
create index snapshots_series on snapshots (user_id, week_start desc);
create index snapshots_created on snapshots (created_at, id);

create table snapshot_media (
  snapshot_id text not null references snapshots(id) on delete cascade,
  medium_id text not null references media(id),
  side text not null check (side in ('FRONT','BACK','LEFT','RIGHT')),
  primary key (snapshot_id, side)
);
create index snapshot_media_medium on snapshot_media (medium_id);

create table drafts (
  user_id text primary key references users(id),
  inputs jsonb not null,
  carried_over text[] not null default '{}',
  media jsonb not null default '[]',
  step integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table goals (
  user_id text not null references users(id),
  metric text not null,
  target double precision not null,
  start_value double precision,
  created_at timestamptz not null,
  primary key (user_id, metric)
);

create table reports (
  id text primary key,
  user_id text not null references users(id),
  snapshot_id text not null references snapshots(id),
  request_key text not null,
  status text not null check (status in ('PENDING','COMPLETED','CANCELED')),
  hold_id text not null,
  medium_id text references media(id) on delete set null,
  created_at timestamptz not null,
  constraint reports_request unique (user_id, request_key)
);
create index reports_medium on reports (medium_id) where medium_id is not null;
create index reports_snapshot on reports (snapshot_id);

create table weekly_reminders (
  user_id text not null references users(id),
  week text not null,
  at timestamptz not null,
  primary key (user_id, week)
);

create table notifications (
  id text primary key,
  user_id text not null references users(id),
  type text not null,
  topic text,
  category text not null,
  params jsonb not null default '{}',
  link text,
  group_key text,
  count integer not null default 1,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create unique index notifications_group on notifications (user_id, group_key) where read_at is null and group_key is not null;

create table notification_preferences (
  user_id text not null references users(id),
  category text not null,
  in_app boolean not null,
  email boolean not null,
  primary key (user_id, category)
);

create table mails (
  id text primary key,
  user_id text references users(id),
  recipient text not null,
  template text not null,
  language text not null,
  "values" jsonb not null default '{}',
  -- Codes and links, sealed; null once sent.
  secrets text,
  status text not null check (status in ('PENDING','SENT','FAILED','KEPT')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  held_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_due on mails (next_attempt_at) where status = 'PENDING';
create index mails_created on mails (created_at, id);
create index mails_user on mails (user_id, created_at) where user_id is not null;
create index mails_search on mails using gin (fold(recipient || ' ' || template) gin_trgm_ops);

create table mail_templates (
  key text primary key,
  vi jsonb not null,
  en jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by text references users(id)
);

create table settings (
  id boolean primary key default true check (id),
  changed jsonb not null default '{}',
  version integer not null default 0,
  updated_at timestamptz,
  updated_by text references users(id)
);
insert into settings default values;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_log_at on audit_log (at, id);
create index audit_log_target on audit_log (target_type, target_id, at desc);
create trigger audit_log_append_only before update or delete or truncate on audit_log execute function refuse_change();

create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event jsonb not null,
  handled_at timestamptz
);
create index events_waiting on events (id) where handled_at is null;

create table event_claims (
  event_id bigint not null references events(id) on delete cascade,
  reaction text not null,
  at timestamptz not null,
  primary key (event_id, reaction)
);

-- Unlogged: losing the counts in a crash costs nothing, and a hit must not wait for the disk.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

create table ws_tickets (
  token_hash text primary key,
  user_id text not null references users(id),
  session_id text,
  expires_at timestamptz not null
);
`;

export const up = async (db: Knex): Promise<void> => {
  await db.raw(schema);
  const at = new Date();
  await db('roles').insert(
    seededRoles.map((role) => ({
      ...role,
      permissions: [...role.permissions],
      built_in: true,
      created_at: at,
      updated_at: at,
    })),
  );
  // User 1 exists before registration opens; it has no password until the first start sets one.
  await db('users').insert({
    id: '1',
    role_id: 'admin',
    level: 'PREMIUM',
    type: 'USER',
    status: 'ACTIVE',
    email: 'admin@fitboard.invalid',
    email_verified_at: at,
    fullname: 'Fitboard',
    username: null,
    public_flags: JSON.stringify({
      email: false,
      phone: false,
      members: false,
      followers: false,
      gallery: false,
      stats: false,
    }),
    activity_status: 'OFFLINE',
    referral_code: 'fitboard',
    language: 'vi',
    time_zone: 'Asia/Ho_Chi_Minh',
    units: 'METRIC',
    body_standard: 'WHO',
    reminder: JSON.stringify({ enabled: false, weekday: 1, hour: 8 }),
    created_at: at,
    updated_at: at,
    search: 'fitboard admin@fitboard.invalid',
  });
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists ws_tickets, rate_limits, event_claims, events, audit_log, settings, mail_templates, mails,
      notification_preferences, notifications, weekly_reminders, reports, goals, drafts, snapshot_media, snapshots,
      idempotency_keys, reward_claims, holds, postings, wallets, consents, level_reminders, verifications, sessions, credentials cascade;
    alter table users drop constraint users_avatar_id_fkey;
    drop table if exists media, users, roles cascade;
    drop function if exists post_transfer, refuse_change, fold;
  `);
};
