import type { Knex } from 'knex';

/** An evaluation goes on after the request that began it, prompts are numbered within their kind, and every wording of a rule is kept. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`
    alter table ai_evaluations
      add column status text not null default 'FAILED' check (status in ('RUNNING', 'PASSED', 'FAILED')),
      add column failure text check (failure in ('BUDGET', 'NO_ANSWER', 'SERVER_STOPPED')),
      add column done integer not null default 0,
      add column by text not null default 'system',
      add column lease_until timestamptz,
      add column ended_at timestamptz;
    update ai_evaluations set
      status = case when cases > 0 and passed = cases then 'PASSED' else 'FAILED' end,
      done = cases,
      ended_at = at,
      metrics = '{"rejectedLines": 0, "tokens": 0}'::jsonb || metrics;
    alter table ai_evaluations
      alter column status drop default,
      alter column done drop default,
      alter column by drop default,
      add check (done between passed and cases),
      add check ((status = 'RUNNING') = (ended_at is null));
    create unique index ai_evaluations_one_running on ai_evaluations ((true)) where status = 'RUNNING';
    create index ai_evaluations_by_time on ai_evaluations (at desc);

    update ai_prompts p set version = n.number
    from (select id, row_number() over (partition by kind order by at, id) as number from ai_prompts) n
    where n.id = p.id;

    update users set who_may_write = 'NOBODY' where id = 'ai-coach';

    create table ai_rule_versions (
      rule_id text not null,
      version integer not null,
      enabled boolean not null,
      vi text not null,
      en text not null,
      source text not null,
      url text,
      by text not null,
      at timestamptz not null,
      primary key (rule_id, version)
    );
    insert into ai_rule_versions (rule_id, version, enabled, vi, en, source, url, by, at)
      select rule_id, version, enabled, vi, en, source, url, by, at from ai_rule_edits;
  `);
};

export const down = async (db: Knex): Promise<void> => {
  await db.raw(`
    drop table if exists ai_rule_versions;
    drop index if exists ai_evaluations_one_running;
    drop index if exists ai_evaluations_by_time;
    alter table ai_evaluations
      drop column if exists status,
      drop column if exists failure,
      drop column if exists done,
      drop column if exists by,
      drop column if exists lease_until,
      drop column if exists ended_at;
  `);
};
