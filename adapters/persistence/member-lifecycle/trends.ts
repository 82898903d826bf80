import type { Trend } from '#core/member-lifecycle/overview/trend-rights.ts';
import type { TrendFigures, Trends } from '#core/member-lifecycle/overview/trends.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

type Row<Name extends Trend> = { monday: string } & TrendFigures[Name];

/** The Monday of the week that an instant falls into. */
const mondayOf = (column: string): string =>
  `to_char(date_trunc('week', ${column} at time zone '${defaultTimeZone}'), 'YYYY-MM-DD')`;

const topUps = `
  select ${mondayOf('completed_at')} as monday, count(*) as count, sum(amount_vnd) as vnd
  from payments where status = 'COMPLETED' and completed_at >= :from and completed_at < :until group by 1`;

const saves = `
  select to_char(s.week_start, 'YYYY-MM-DD') as monday, count(*) as members, count(e.user_id) as again
  from snapshots s left join snapshots e
    on e.user_id = s.user_id and e.week_start = s.week_start - 7 and e.brought_at is null
  where s.brought_at is null and s.week_start = any(cast(:mondays as date[])) group by s.week_start`;

const answers = `
  select monday, sum(requested) as requested, sum(answered) as answered,
    percentile_cont(0.5) within group (order by hours) as median_hours
  from (
    select ${mondayOf('requested_at')} as monday, 1 as requested, 0 as answered, null::float8 as hours
    from reviews where requested_at >= :from and requested_at < :until
    union all
    select ${mondayOf('approved_at')}, 0, 1, extract(epoch from approved_at - requested_at)::float8 / 3600
    from reviews where status = 'APPROVED' and approved_at >= :from and approved_at < :until
  ) as moves group by monday`;

const enrolments = `
  select ${mondayOf('enrolled_at')} as monday, count(*) as enrolled, count(completed_at) as completed
  from enrolments where enrolled_at >= :from and enrolled_at < :until group by 1`;

const cases = `
  select ${mondayOf('created_at')} as monday, count(*) as opened, count(decided_at) as decided
  from moderation_cases
  where created_at >= :from and created_at < :until and target_kind = any(:kinds) group by 1`;

const ai = `
  select to_char(date_trunc('week', day), 'YYYY-MM-DD') as monday, sum(answers) as answers, sum(cost)::float8 as cost
  from ai_usage where day >= cast(:first as date) and day < cast(:first as date) + 7 * cast(:weeks as integer)
  group by 1`;

export const knexTrends = (db: Connection): Trends => ({
  topUps: ({ from, until }) => rows<Row<'topUps'>>(db(), topUps, { from, until }),
  saves: ({ mondays }) => rows<Row<'saves'>>(db(), saves, { mondays: [...mondays] }),
  answers: ({ from, until }) => rows<Row<'answers'>>(db(), answers, { from, until }),
  enrolments: ({ from, until }) => rows<Row<'enrolments'>>(db(), enrolments, { from, until }),
  cases: ({ from, until }, kinds) => rows<Row<'cases'>>(db(), cases, { from, until, kinds: [...kinds] }),
  ai: ({ mondays }) => rows<Row<'ai'>>(db(), ai, { first: mondays[0] ?? '', weeks: mondays.length }),
});
