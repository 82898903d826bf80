import type { Coaches, EarningLine, Earnings } from '#core/coaching/coach/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

/** Answered, paid reviews of a coach, and paid enrolments in their challenges that were not taken back. */
const earned = `(
  select 'REVIEW' as kind, r.id, r.member_id as user_id, r.week, null::text as title, r.price as gross, r.fee,
    r.price - r.fee as net, r.approved_at as delivered_at, r.released_at
  from reviews r where r.coach_id = :coachId and r.status = 'APPROVED' and r.price > 0
  union all
  select 'CHALLENGE', e.id, e.user_id, null, c.title, e.paid, e.fee, e.net, e.enrolled_at, e.released_at
  from enrolments e join challenges c on c.id = e.challenge_id
  where e.author_id = :coachId and e.status <> 'CANCELED' and e.net > 0
) t`;

type Sums = Omit<Earnings, 'months' | 'awaiting'>;

const readEarnings = async (db: Connection, coachId: UserId, limit: number): Promise<Earnings> => {
  const [[sums], [waiting], months] = await Promise.all([
    rows<Sums>(
      db(),
      `select coalesce(sum(t.gross), 0) as gross, coalesce(sum(t.fee), 0) as fee, coalesce(sum(t.net), 0) as net,
         coalesce(sum(t.net) filter (where t.released_at is null), 0) as held,
         coalesce(sum(t.net) filter (where t.released_at is not null), 0) as released,
         count(*) filter (where t.kind = 'REVIEW') as reviews, count(*) filter (where t.kind = 'CHALLENGE') as enrolments
       from ${earned}`,
      { coachId },
    ),
    rows<{ awaiting: number }>(
      db(),
      `select coalesce(sum(price - fee), 0) as awaiting from reviews where coach_id = ? and status = 'PENDING'`,
      [coachId],
    ),
    rows<Earnings['months'][number]>(
      db(),
      `select to_char(t.delivered_at at time zone '${defaultTimeZone}', 'YYYY-MM') as month,
         count(*) filter (where t.kind = 'REVIEW') as reviews, count(*) filter (where t.kind = 'CHALLENGE') as enrolments,
         sum(t.gross) as gross, sum(t.fee) as fee, sum(t.net) as net
       from ${earned} group by 1 order by 1 desc limit :limit`,
      { coachId, limit },
    ),
  ]);
  return { ...sums!, awaiting: waiting?.awaiting ?? 0, months }; // sums without grouping: always one row
};

export const knexCoachEarnings = (
  db: Connection,
): Pick<Coaches, 'hasEarned' | 'earnings' | 'earningLines'> => ({
  async hasEarned(coachId) {
    return (await rows(db(), `select 1 from ${earned} limit 1`, { coachId })).length > 0;
  },

  earnings: (coachId, months) => readEarnings(db, coachId, months),

  async earningLines(coachId, { limit, cursor }) {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<EarningLine>(
      db(),
      `select t.kind, t.id, coalesce(nullif(m.fullname, ''), m.username, '') as member_name, t.week, t.title,
         t.gross, t.fee, t.net, case when t.released_at is null then 'HELD' else 'RELEASED' end as status,
         t.delivered_at, t.released_at
       from ${earned} join users m on m.id = t.user_id
       where :at::timestamptz is null or (t.delivered_at, t.id) < (:at::timestamptz, :id::text)
       order by t.delivered_at desc, t.id desc limit :most`,
      { coachId, at, id, most: limit + 1 },
    );
    return pageOf(found, limit, ({ deliveredAt, id: lineId }) => encodeCursor(deliveredAt, lineId));
  },
});
