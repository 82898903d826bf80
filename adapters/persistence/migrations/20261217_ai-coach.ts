import type { Knex } from 'knex';

const seedAccount = async (db: Knex): Promise<void> => {
  const at = new Date();
  await db('users').insert({
    id: 'ai-coach',
    role_id: 'member',
    level: 'BASIC',
    type: 'USER',
    status: 'ACTIVE',
    email: 'ai-coach@fitboard.invalid',
    email_verified_at: at,
    fullname: 'AI Coach',
    public_flags: JSON.stringify({}),
    activity_status: 'OFFLINE',
    hide_from_search: true,
    referral_code: 'ai-coach',
    language: 'vi',
    time_zone: 'Asia/Ho_Chi_Minh',
    units: 'METRIC',
    body_standard: 'WHO',
    reminder: JSON.stringify({ enabled: false, weekday: 1, hour: 8 }),
    created_at: at,
    updated_at: at,
    search: 'ai coach ai-coach@fitboard.invalid',
  });
};

/** What the AI coach answers, what it may send and keep, what staff set for it, and its account among the people. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    create table ai_conversations (
      id text primary key,
      user_id text not null references users(id),
      title text not null check (char_length(title) <= 80),
      last_at timestamptz not null,
      created_at timestamptz not null,
      version integer not null
    );
    create index ai_conversations_by_user on ai_conversations (user_id, last_at desc, id desc);
    create index ai_conversations_by_use on ai_conversations (last_at);

    create table ai_answers (
      id text primary key,
      user_id text not null references users(id),
      kind text not null check (kind in ('REVIEW', 'CHAT')),
      conversation_id text references ai_conversations(id),
      snapshot_id text,
      snapshot_version integer,
      scope text not null,
      language text not null,
      persona text not null,
      question text check (char_length(question) <= 2000),
      producer text not null check (producer in ('RULES', 'MODEL')),
      status text not null check (status in ('RUNNING', 'COMPLETED', 'STOPPED', 'CANCELED', 'FAILED')),
      outcome text not null,
      failure text,
      charged integer not null check (charged >= 0),
      round integer not null check (round >= 1),
      hold_id text,
      request_key text not null,
      request_hash text not null,
      sheet_hash text,
      sheet jsonb,
      findings jsonb not null,
      target jsonb,
      safety text[] not null,
      choices text[] not null,
      prompt_id text,
      rules_version text not null,
      host text,
      model text,
      tokens_in integer not null,
      tokens_out integer not null,
      estimated boolean not null,
      cost_micro_usd bigint not null,
      rejected jsonb not null,
      lease_until timestamptz,
      read_at timestamptz,
      created_at timestamptz not null,
      first_block_at timestamptz,
      ended_at timestamptz,
      refunded_at timestamptz,
      version integer not null
    );
    create unique index ai_answers_key on ai_answers (user_id, request_key);
    create unique index ai_answers_one_running on ai_answers (user_id) where status = 'RUNNING';
    create index ai_answers_by_user on ai_answers (user_id, kind, created_at desc, id desc);
    create index ai_answers_by_conversation on ai_answers (conversation_id, created_at desc, id desc) where conversation_id is not null;
    create index ai_answers_by_day on ai_answers (created_at);
    create index ai_answers_same on ai_answers (user_id, sheet_hash) where sheet_hash is not null;
    create index ai_answers_running on ai_answers (lease_until) where status = 'RUNNING';
    create index ai_answers_with_words on ai_answers (ended_at) where sheet is not null or question is not null;

    create table ai_blocks (
      answer_id text not null references ai_answers(id) on delete cascade,
      seq integer not null,
      block jsonb not null,
      primary key (answer_id, seq)
    );

    create table ai_ratings (
      answer_id text primary key references ai_answers(id) on delete cascade,
      thumb text not null check (thumb in ('UP', 'DOWN')),
      reasons text[] not null,
      text text,
      shared boolean not null,
      at timestamptz not null
    );
    create index ai_ratings_by_time on ai_ratings (at desc);

    create table ai_personas (
      user_id text primary key references users(id),
      persona text not null
    );

    create table ai_consents (
      user_id text not null references users(id),
      kind text not null check (kind in ('PROVIDER', 'PHOTOS')),
      version text not null,
      at timestamptz not null,
      withdrawn_at timestamptz,
      primary key (user_id, kind)
    );

    create table ai_cares (
      user_id text not null references users(id),
      mark text not null check (mark in ('EATING', 'PREGNANT')),
      until timestamptz not null,
      primary key (user_id, mark)
    );

    create table ai_rule_edits (
      rule_id text primary key,
      enabled boolean not null,
      vi text not null,
      en text not null,
      source text not null,
      url text,
      version integer not null,
      by text not null,
      at timestamptz not null
    );

    create table ai_evaluations (
      id text primary key,
      prompt_id text,
      rules_version text not null,
      model text,
      cases integer not null,
      passed integer not null check (passed between 0 and cases),
      metrics jsonb not null,
      at timestamptz not null
    );

    create table ai_prompts (
      id text primary key,
      kind text not null check (kind in ('REVIEW', 'CHAT')),
      body text not null,
      version integer not null,
      status text not null check (status in ('DRAFT', 'ACTIVE', 'RETIRED')),
      evaluation_id text references ai_evaluations(id),
      by text not null,
      at timestamptz not null
    );
    create unique index ai_prompts_active on ai_prompts (kind) where status = 'ACTIVE';

    create table ai_hotlines (
      id text primary key check (id = 'site'),
      lines jsonb not null,
      confirmed_at timestamptz not null
    );

    create table ai_usage (
      day date not null,
      producer text not null,
      model text not null,
      kind text not null,
      answers integer not null,
      failed integer not null,
      free integer not null,
      tokens bigint not null,
      cost bigint not null,
      coins bigint not null,
      primary key (day, producer, model, kind)
    );

    alter table reviews add column attachment jsonb;
  `);
  await seedAccount(db);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    delete from users where id = 'ai-coach';
    alter table reviews drop column if exists attachment;
    drop table if exists ai_usage;
    drop table if exists ai_hotlines;
    drop table if exists ai_prompts;
    drop table if exists ai_evaluations;
    drop table if exists ai_rule_edits;
    drop table if exists ai_cares;
    drop table if exists ai_consents;
    drop table if exists ai_personas;
    drop table if exists ai_ratings;
    drop table if exists ai_blocks;
    drop table if exists ai_answers;
    drop table if exists ai_conversations;
  `);
};
