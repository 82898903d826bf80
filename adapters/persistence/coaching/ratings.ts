import type { RatingRow, Ratings } from '#core/coaching/rating/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const reports = '(select count(*) from rating_reports rr where rr.rating_id = rt.id)';

const columns = `rt.*, ${nameOf('m')} as member_name, m.is_public and m.status = 'ACTIVE' as member_is_public,
  ${nameOf('c')} as coach_name, v.price > 0 as is_paid, ${reports} as reports`;
const source = `ratings rt join reviews v on v.id = rt.review_id join users m on m.id = rt.member_id
  join users c on c.id = rt.coach_id`;
const select = `select ${columns} from ${source}`;

const list: ListSource<keyof typeof staffLists.ratings> = {
  select: columns,
  from: source,
  own: { table: 'ratings', as: 'rt' },
  columns: {
    id: 'rt.id',
    reviewId: 'rt.review_id',
    memberId: 'rt.member_id',
    memberName: nameOf('m'),
    coachId: 'rt.coach_id',
    coachName: nameOf('c'),
    stars: 'rt.stars',
    source: 'rt.source',
    status: 'rt.status',
    reports,
    reported: 'exists (select 1 from rating_reports rr where rr.rating_id = rt.id)',
    hidden: '(rt.hidden_at is not null)',
    approvesAt: 'rt.approves_at',
    approvedAt: 'rt.approved_at',
    hiddenAt: 'rt.hidden_at',
    createdAt: 'rt.created_at',
    updatedAt: 'rt.updated_at',
  },
  search: '(m.search like ? or c.search like ? or fold(rt.content) like ?)',
  tieBreak: 'rt.id',
};

export const knexRatings = (db: Connection): Ratings => {
  const first = async <Row>(sql: string, id: string): Promise<Row | null> =>
    (await rows<Row>(db(), sql, [id]))[0] ?? null;

  return {
    async insert(rating) {
      await refusing({ ratings_review: 'rating.already_rated' }, db()('ratings').insert(rating));
    },

    find: (id) => first<RatingRow>(`${select} where rt.id = ?`, id),
    ofReview: (reviewId) => first<Rating>('select * from ratings where review_id = ?', reviewId),
    lockOfReview: (reviewId) =>
      first<Rating>('select * from ratings where review_id = ? for no key update', reviewId),
    lock: (id) => first<Rating>('select * from ratings where id = ? for no key update', id),

    async update({ id, version, ...rating }) {
      const next = { ...rating, version: version + 1 };
      requireFresh(await db()('ratings').where({ id, version }).update(next));
      return { ...next, id };
    },

    async pageOfCoach(coachId, { stars, viewerId }, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = await rows<RatingRow>(
        db(),
        `${select} where rt.coach_id = ? and rt.status = 'APPROVED' and rt.hidden_at is null
           and not exists (select 1 from relations b where b.kind = 'BLOCK'
             and ((b.owner_id = ? and b.other_id = rt.member_id) or (b.owner_id = rt.member_id and b.other_id = ?)))
           ${stars === undefined ? '' : 'and rt.stars = ?'} ${before === undefined ? '' : 'and rt.id < ?'}
         order by rt.id desc limit ?`,
        [coachId, viewerId, viewerId, stars, before, limit + 1].filter((value) => value !== undefined),
      );
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    lockDue: (at, limit) =>
      // The review first, as everywhere: rating, accepting and hiding all wait for it before the rating.
      rows<Rating>(
        db(),
        `select rt.* from ratings rt join reviews v on v.id = rt.review_id where rt.approves_at <= ?
         order by rt.approves_at, rt.id limit ? for no key update of v, rt skip locked`,
        [at, limit],
      ),

    async report(report) {
      await refusing(
        {
          rating_reports_person: 'rating.already_reported',
          rating_reports_rating_id_fkey: 'rating.not_found',
        },
        db()('rating_reports').insert(report),
      );
    },

    reportsOf: (id) =>
      rows(db(), 'select * from rating_reports where rating_id = ? order by at, reporter_id', [id]),

    list: async (request) =>
      staffList<RatingRow, keyof typeof staffLists.ratings>(
        db(),
        list,
        readListRequest(staffLists.ratings, request),
      ),

    async forgetAllOf(memberId) {
      await db()('ratings').where({ memberId }).update({ content: '' });
      await db()('rating_reports').where({ reporterId: memberId }).update({ reason: '' });
    },
  };
};
