import type { CoachRosters, RosterFigures } from '#core/coaching/coach-desk/coach-work.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { showing } from './review-rows.ts';

const claim = `
  insert into coach_rosters (coach_id, week, at)
  select u.id, :week, :at from users u
  where u.type = 'COACH' and u.status = 'ACTIVE'
    and exists (select 1 from reviews r where r.coach_id = u.id)
    and not exists (select 1 from coach_rosters c where c.coach_id = u.id and c.week = :week)
  order by u.id limit 1 for update of u skip locked
  on conflict do nothing
  returning coach_id`;

const roster = `
  with seen as (
    select distinct r.member_id from reviews r join users m on m.id = r.member_id
    where r.coach_id = :coachId and ${showing('r', ':now')}
      and m.status <> 'DELETE' and m.anonymised_at is null
  )
  select
    (select count(*) from reviews where coach_id = :coachId and status = 'PENDING') as waiting,
    (select count(*) from reviews
     where coach_id = :coachId and status = 'APPROVED' and approved_at >= :since and approved_at < :until) as answered,
    (select count(*) from seen) as members,
    (select count(*) from seen join snapshots s on s.user_id = seen.member_id and s.week = :week
      and s.brought_at is null) as saved`;

export const knexCoachRosters = (db: Connection): CoachRosters => ({
  async claimNext(week, at) {
    const [claimed] = await rows<{ coachId: string }>(db(), claim, { week, at });
    return claimed?.coachId ?? null;
  },

  async figures(coachId, over, now) {
    const [found] = await rows<RosterFigures>(db(), roster, { coachId, now, ...over });
    return found!; // aggregates without grouping: always one row
  },

  async deleteAllOf(coachId) {
    await db()('coach_rosters').where({ coachId }).delete();
  },
});
