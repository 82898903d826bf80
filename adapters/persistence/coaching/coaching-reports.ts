import type {
  CoachingFigures,
  CoachingPeriod,
  CoachingReports,
} from '#core/coaching/coach-desk/dashboard.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

type Counts = CoachingFigures['waiting'] &
  CoachingFigures['answered'] &
  CoachingFigures['ratings'] & {
    waiting: number;
    answered: number;
    coachRequests: number;
    specializationRequests: number;
  };

const answerHours = `extract(epoch from approved_at - requested_at)::float8 / 3600`;

const counts = `
  select w.*, a.*, x.*, u.*, m.*, p.*, q.*, s.* from
    (select count(*) as waiting, min(requested_at) as oldest_at,
       count(*) filter (where answer_due_at <= :dueBefore) as due_within_a_day
     from reviews where status = 'PENDING') as w,
    (select count(*) as answered,
       percentile_cont(0.5) within group (order by ${answerHours}) as median_hours,
       percentile_cont(0.9) within group (order by ${answerHours}) as p90_hours
     from reviews where status = 'APPROVED' and approved_at >= :since) as a,
    (select count(*) as rejected from reviews where status = 'REJECTED' and rejected_at >= :since) as x,
    (select count(*) filter (where cancel_reason = 'NO_ANSWER') as unanswered,
       count(*) filter (where cancel_reason = 'BY_MEMBER') as canceled
     from reviews where status = 'CANCELED' and canceled_at >= :since) as u,
    (select avg(stars) filter (where source = 'MEMBER') as mean, count(*) filter (where source = 'MEMBER') as members,
       count(*) filter (where source = 'AUTO') as automatic
     from ratings where status = 'APPROVED' and hidden_at is null and approved_at >= :since) as m,
    (select count(distinct g.rating_id) as reported from rating_reports g join ratings t on t.id = g.rating_id
     where g.at >= :since and t.hidden_at is null) as p,
    (select count(*) as coach_requests from coach_requests where status = 'PENDING') as q,
    (select count(*) as specialization_requests from specialization_requests
     where status = 'PENDING' and removed_at is null) as s`;

/** Who saved in these weeks and never before, with the weeks they saved in. */
const saves = `
  with first as (
    select s.user_id, min(s.week_start) as monday from snapshots s
    where s.week_start >= cast(:firstMonday as date) and s.brought_at is null
      and not exists (select 1 from snapshots e
        where e.user_id = s.user_id and e.week_start < cast(:firstMonday as date) and e.brought_at is null)
    group by s.user_id
  )
  select f.monday, s.week_start as saved_monday, count(*) as members
  from first f join snapshots s on s.user_id = f.user_id and s.brought_at is null
  where s.week_start between cast(:firstMonday as date) and cast(:thisMonday as date)
  group by f.monday, s.week_start`;

const dayOf = (column: string): string =>
  `to_char(${column} at time zone '${defaultTimeZone}', 'YYYY-MM-DD')`;

const byDay = `
  select day, sum(requested) as requested, sum(answered) as answered from (
    select ${dayOf('requested_at')} as day, 1 as requested, 0 as answered from reviews where requested_at >= :since
    union all
    select ${dayOf('approved_at')}, 0, 1 from reviews where status = 'APPROVED' and approved_at >= :since
  ) as moves group by day order by day`;

export const knexCoachingReports = (db: Connection): CoachingReports => ({
  async figures({ since, dueBefore, firstMonday, thisMonday }: CoachingPeriod) {
    const [[found], saved, days] = await Promise.all([
      rows<Counts>(db(), counts, { since, dueBefore }),
      rows<CoachingFigures['saves'][number]>(db(), saves, { firstMonday, thisMonday }),
      rows<CoachingFigures['byDay'][number]>(db(), byDay, { since }),
    ]);
    const f = found!; // aggregates without grouping: always one row
    return {
      waiting: { count: f.waiting, oldestAt: f.oldestAt, dueWithinADay: f.dueWithinADay },
      answered: {
        count: f.answered,
        medianHours: f.medianHours,
        p90Hours: f.p90Hours,
        rejected: f.rejected,
        unanswered: f.unanswered,
        canceled: f.canceled,
      },
      ratings: { mean: f.mean, members: f.members, automatic: f.automatic, reported: f.reported },
      requests: { coach: f.coachRequests, specialization: f.specializationRequests },
      saves: saved,
      byDay: days,
    };
  },
});
