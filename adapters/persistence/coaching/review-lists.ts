import type { Knex } from 'knex';
import type { ReviewRow, Reviews } from '#core/coaching/review/ports.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { reviewColumns, reviewRowOf, reviewSource, showing, type FlatReview } from './review-rows.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Found once, by the index of names; not asked of each review. */
const named = '(select u.id from users u where u.search like ?)';

const list: ListSource<keyof typeof staffLists.reviews> = {
  select: reviewColumns,
  from: reviewSource,
  own: { table: 'reviews', as: 'v' },
  columns: {
    id: 'v.id',
    memberId: 'v.member_id',
    memberName: nameOf('m'),
    coachId: 'v.coach_id',
    coachName: nameOf('c'),
    week: 'v.week',
    type: 'v.type',
    status: 'v.status',
    price: 'v.price',
    fee: 'v.fee',
    round: 'v.round',
    stars: 'rt.stars',
    requestedAt: 'v.requested_at',
    answerDueAt: 'v.answer_due_at',
    approvedAt: 'v.approved_at',
    releasedAt: 'v.released_at',
    canceledAt: 'v.canceled_at',
    rejectedAt: 'v.rejected_at',
    createdAt: 'v.created_at',
    updatedAt: 'v.updated_at',
  },
  search: `v.member_id in ${named} or v.coach_id in ${named}`,
  tieBreak: 'v.id',
};

/** By when it was last asked: a request made anew is as new as any. */
const placeOf = ({ requestedAt, id }: Review): string => encodeCursor(requestedAt, id);

const select = `select ${reviewColumns} from ${reviewSource}`;

type Lists = Pick<
  Reviews,
  'find' | 'pageOfMember' | 'pageOfCoach' | 'queueOf' | 'showingOf' | 'allOf' | 'list'
>;

/** Reviews with the names of both sides and the rating. */
export const knexReviewLists = (db: Connection): Lists => {
  const found = async (sql: string, bindings: readonly Knex.RawBinding[]): Promise<ReviewRow[]> =>
    (await rows<FlatReview>(db(), sql, [...bindings])).map(reviewRowOf);

  type Side = Readonly<Record<string, string | undefined>>;
  const page = async (side: Side, { limit, cursor }: Parameters<Reviews['queueOf']>[1]) => {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const conditions = Object.entries(side).filter(([, value]) => value !== undefined);
    const reviews = await found(
      `${select} where ${conditions.map(([column]) => `v.${column} = ?`).join(' and ')}
         ${at ? 'and (v.requested_at, v.id) < (?, ?)' : ''} order by v.requested_at desc, v.id desc limit ?`,
      [...conditions.map(([, value]) => value), at, id, limit + 1].filter((value) => value !== undefined),
    );
    return pageOf(reviews, limit, placeOf);
  };

  return {
    async find(id) {
      return (await found(`${select} where v.id = ?`, [id]))[0] ?? null;
    },

    pageOfMember: (memberId, { status, coachId }, request) =>
      page({ member_id: memberId, status, coach_id: coachId }, request),
    pageOfCoach: (coachId, { status, memberId }, request) =>
      page({ coach_id: coachId, status, member_id: memberId }, request),

    async queueOf(coachId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const waiting = await found(
        `${select} where v.coach_id = ? and v.status = 'PENDING' ${at ? 'and (v.requested_at, v.id) > (?, ?)' : ''}
         order by v.requested_at, v.id limit ?`,
        [coachId, ...(at && id ? [at, id] : []), limit + 1],
      );
      return pageOf(waiting, limit, placeOf);
    },

    showingOf: (memberId, at) =>
      found(
        `${select} where v.member_id = ? and ${showing('v', '?')} order by v.requested_at desc, v.id desc`,
        [memberId, at],
      ),

    allOf: (userId) =>
      found(`${select} where v.member_id = ? or v.coach_id = ? order by v.id`, [userId, userId]),

    async list(request) {
      const listed = await staffList<FlatReview, keyof typeof staffLists.reviews>(
        db(),
        list,
        readListRequest(staffLists.reviews, request),
      );
      return { ...listed, rows: listed.rows.map(reviewRowOf) };
    },
  };
};
