import type { Coaches, EarningLine, Earnings } from '#core/coaching/coach/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

const earned = `from reviews r where r.coach_id = ? and r.status = 'APPROVED' and r.price > 0`;

type Sums = Omit<Earnings, 'months' | 'awaiting'>;

const readEarnings = async (db: Connection, coachId: UserId, limit: number): Promise<Earnings> => {
  const [[sums], [waiting], months] = await Promise.all([
    rows<Sums>(
      db(),
      `select coalesce(sum(r.price), 0) as gross, coalesce(sum(r.fee), 0) as fee,
         coalesce(sum(r.price - r.fee), 0) as net,
         coalesce(sum(r.price - r.fee) filter (where r.released_at is null), 0) as held,
         coalesce(sum(r.price - r.fee) filter (where r.released_at is not null), 0) as released, count(*) as reviews
       ${earned}`,
      [coachId],
    ),
    rows<{ awaiting: number }>(
      db(),
      `select coalesce(sum(price - fee), 0) as awaiting from reviews where coach_id = ? and status = 'PENDING'`,
      [coachId],
    ),
    rows<Earnings['months'][number]>(
      db(),
      `select to_char(r.approved_at at time zone '${defaultTimeZone}', 'YYYY-MM') as month, count(*) as reviews,
         sum(r.price) as gross, sum(r.fee) as fee, sum(r.price - r.fee) as net
       ${earned} group by 1 order by 1 desc limit ?`,
      [coachId, limit],
    ),
  ]);
  return { ...sums!, awaiting: waiting?.awaiting ?? 0, months }; // sums without grouping: always one row
};

export const knexCoachEarnings = (
  db: Connection,
): Pick<Coaches, 'hasEarned' | 'earnings' | 'earningLines'> => ({
  async hasEarned(coachId) {
    return (await rows(db(), `select 1 ${earned} limit 1`, [coachId])).length > 0;
  },

  earnings: (coachId, months) => readEarnings(db, coachId, months),

  async earningLines(coachId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<EarningLine>(
      db(),
      `select r.id as review_id, coalesce(nullif(m.fullname, ''), m.username, '') as member_name, r.week,
         r.price as gross, r.fee, r.price - r.fee as net,
         case when r.released_at is null then 'HELD' else 'RELEASED' end as status,
         r.approved_at as delivered_at, r.released_at
       from reviews r join users m on m.id = r.member_id
       where r.coach_id = ? and r.status = 'APPROVED' and r.price > 0 ${at ? 'and (r.approved_at, r.id) < (?, ?)' : ''}
       order by r.approved_at desc, r.id desc limit ?`,
      [coachId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, ({ deliveredAt, reviewId }) => encodeCursor(deliveredAt, reviewId));
  },
});
