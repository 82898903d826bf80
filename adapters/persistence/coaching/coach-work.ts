import type { AskingMember, CoachWork } from '#core/coaching/coach-desk/coach-work.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { showing } from './review-rows.ts';

type MemberRow = AskingMember['last'] & Omit<AskingMember, 'last'>;

/**
 * Down the coach's requests, latest first; those after which the same member asked again are passed over, each by one look
 * at what is between the two, so that a page costs as much for ten members as for ten thousand.
 */
const members = (isOn: boolean): string => `
  select v.member_id, v.id, v.status, v.cancel_reason, v.requested_at, b.reviews, b.sees_weeks
  from reviews v join users m on m.id = v.member_id
  cross join lateral (
    select count(*) as reviews, bool_or(${showing('o', ':now')}) as sees_weeks
    from reviews o where o.coach_id = v.coach_id and o.member_id = v.member_id
  ) as b
  where v.coach_id = :coachId and m.status <> 'DELETE' and m.anonymised_at is null
    ${isOn ? 'and (v.requested_at, v.id) < (:at, :id)' : ''}
    and not exists (
      select 1 from reviews l where l.coach_id = v.coach_id and l.member_id = v.member_id
        and (l.requested_at, l.id) > (v.requested_at, v.id)
    )
  order by v.requested_at desc, v.id desc limit :limit`;

const week = `
  select a.*, u.*, r.* from
    (select count(*) as answered,
       percentile_cont(0.5) within group (order by extract(epoch from approved_at - requested_at)::float8 / 3600) as median_hours
     from reviews where coach_id = :coachId and status = 'APPROVED' and approved_at >= :since) as a,
    (select count(*) as unanswered
     from reviews where coach_id = :coachId and cancel_reason = 'NO_ANSWER' and canceled_at >= :since) as u,
    (select count(*) as ratings, avg(stars)::float8 as mean
     from ratings where coach_id = :coachId and source = 'MEMBER' and hidden_at is null and created_at >= :since) as r`;

type Week = Readonly<{
  answered: number;
  medianHours: number | null;
  unanswered: number;
  ratings: number;
  mean: number | null;
}>;

export const knexCoachWork = (db: Connection): CoachWork => ({
  async membersOf(coachId, { limit, cursor }, now) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const isOn = at !== undefined && id !== undefined;
    const found = await rows<MemberRow>(db(), members(isOn), {
      coachId,
      now,
      limit: limit + 1,
      ...(isOn && { at, id }),
    });
    const { items, nextCursor } = pageOf(found, limit, (row) => encodeCursor(row.requestedAt, row.id));
    return {
      items: items.map(({ memberId, reviews, seesWeeks, ...last }) => ({
        memberId,
        reviews,
        last,
        seesWeeks,
      })),
      nextCursor,
    };
  },

  async figures(coachId, since) {
    const [found] = await rows<Week>(db(), week, { coachId, since });
    const { ratings, mean, ...answers } = found!; // aggregates without grouping: always one row
    return { ...answers, ratings: { count: ratings, mean } };
  },
});
