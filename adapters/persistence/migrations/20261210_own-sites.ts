import type { Knex } from 'knex';

/** Members' own names, what becomes of their records, hosts that they have elsewhere, and how their sites look. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table domains (
      id text primary key,
      user_id text not null references users(id),
      name text not null check (name ~ '^[a-z][a-z0-9-]{1,18}[a-z0-9]$'),
      zone text not null,
      status text not null check (status in ('PENDING', 'ACTIVE', 'GRACE', 'HELD', 'RELEASED', 'FAILED')),
      term integer not null check (term >= 1),
      hold_id text,
      starts_at timestamptz,
      expires_at timestamptz,
      set_up_until timestamptz,
      removed_at timestamptz,
      held_until timestamptz,
      releasing_at timestamptz,
      renamed_at timestamptz,
      suspended_at timestamptz,
      suspended_reason text,
      favicon_id text,
      logo_id text,
      text_logo_id text,
      noticed text,
      next_step_at timestamptz,
      version integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index domains_one_living on domains (user_id) where status in ('PENDING', 'ACTIVE', 'GRACE', 'HELD');
    create index domains_by_user on domains (user_id);
    create index domains_by_step on domains (next_step_at, id) where next_step_at is not null;
    create index domains_by_status on domains (status, expires_at);
    create index domains_by_favicon on domains (favicon_id) where favicon_id is not null;
    create index domains_by_logo on domains (logo_id) where logo_id is not null;
    create index domains_by_text_logo on domains (text_logo_id) where text_logo_id is not null;

    create table site_names (
      name text primary key,
      zone text not null,
      domain_id text not null references domains(id),
      until timestamptz
    );
    create index site_names_by_domain on site_names (domain_id);
    create index site_names_old on site_names (until) where until is not null;

    create table dns_tasks (
      host text primary key,
      content text not null,
      action text not null check (action in ('ENSURE', 'REMOVE')),
      purpose text not null check (purpose in ('NAME', 'OLD_NAME', 'HOST_TARGET')),
      domain_id text not null references domains(id),
      version integer not null,
      attempts integer not null,
      next_attempt_at timestamptz not null,
      last_error text,
      held_until timestamptz,
      created_at timestamptz not null
    );
    create index dns_tasks_due on dns_tasks (next_attempt_at);
    create index dns_tasks_by_domain on dns_tasks (domain_id);

    create table domain_hosts (
      id text primary key,
      domain_id text not null references domains(id),
      user_id text not null references users(id),
      host text not null check (char_length(host) <= 253),
      token text not null,
      target text not null,
      status text not null check (status in ('PENDING', 'VERIFIED', 'ACTIVE', 'ERROR', 'RELEASED')),
      problems jsonb not null,
      is_primary boolean not null,
      verified_at timestamptz,
      failing_since timestamptz,
      failures integer not null,
      checks integer not null,
      checked_at timestamptz,
      next_check_at timestamptz,
      version integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index domain_hosts_verified on domain_hosts (host) where verified_at is not null and status <> 'RELEASED';
    create index domain_hosts_by_domain on domain_hosts (domain_id);
    create index domain_hosts_by_user on domain_hosts (user_id, created_at);
    create index domain_hosts_due on domain_hosts (next_check_at, id) where next_check_at is not null;

    create table own_sites (
      domain_id text primary key references domains(id),
      tagline jsonb not null,
      blocks jsonb not null,
      links jsonb not null,
      palette text not null,
      analytics_id text not null,
      facebook_app_id text not null,
      version integer not null,
      updated_at timestamptz not null
    );

    create table site_visits (
      domain_id text not null references domains(id),
      day text not null,
      page text not null,
      language text not null,
      source text not null,
      count integer not null,
      primary key (domain_id, day, page, language, source)
    );
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists site_visits;
    drop table if exists own_sites;
    drop table if exists domain_hosts;
    drop table if exists dns_tasks;
    drop table if exists site_names;
    drop table if exists domains;
  `);
};
