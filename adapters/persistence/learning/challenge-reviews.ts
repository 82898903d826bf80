import type { ChallengeReview } from '#core/learning/enrolment/challenge-review.ts';
import type { ChallengeReviewRow, ChallengeReviews } from '#core/learning/enrolment/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const columns = `r.*, ${nameOf('u')} as user_name, c.title as challenge_title, c.slug as challenge_slug`;
const source =
  'challenge_reviews r join users u on u.id = r.user_id join challenges c on c.id = r.challenge_id';

const list: ListSource<keyof typeof staffLists.challengeReviews> = {
  select: columns,
  from: source,
  all: 'challenge_reviews r',
  columns: {
    id: `r.user_id || ':' || r.challenge_id`,
    challengeId: 'r.challenge_id',
    challengeTitle: 'c.title',
    userId: 'r.user_id',
    userName: nameOf('u'),
    stars: 'r.stars',
    isHidden: '(r.hidden_at is not null)',
    hiddenAt: 'r.hidden_at',
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  search: `fold(${nameOf('u')} || ' ' || c.title || ' ' || r.text)`,
  tieBreak: '(r.user_id, r.challenge_id)',
};

export const knexChallengeReviews = (db: Connection): ChallengeReviews => {
  const find = async (userId: string, challengeId: string): Promise<ChallengeReview | null> => {
    const [found] = await rows<ChallengeReview>(
      db(),
      'select * from challenge_reviews where user_id = ? and challenge_id = ?',
      [userId, challengeId],
    );
    return found ?? null;
  };
  return {
    find,
    async put(review) {
      const before = await find(review.userId, review.challengeId);
      await db()('challenge_reviews').insert(review).onConflict(['user_id', 'challenge_id']).merge();
      return before;
    },
    async delete(userId, challengeId) {
      const before = await find(userId, challengeId);
      await db()('challenge_reviews').where({ userId, challengeId }).delete();
      return before;
    },
    async pageOf(challengeId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = await rows<ChallengeReviewRow>(
        db(),
        `select ${columns} from ${source} where r.challenge_id = ? and r.hidden_at is null
           ${at && id ? 'and (r.updated_at, r.user_id) < (?, ?)' : ''}
         order by r.updated_at desc, r.user_id desc limit ?`,
        [challengeId, ...(at && id ? [at, id] : []), limit + 1],
      );
      return pageOf(found, limit, (row) => encodeCursor(row.updatedAt, row.userId));
    },
    async histogramOf(challengeId) {
      const counted = await rows<{ stars: 1 | 2 | 3 | 4 | 5; count: number }>(
        db(),
        `select stars, count(*)::int as count from challenge_reviews where challenge_id = ? and hidden_at is null
         group by stars`,
        [challengeId],
      );
      return {
        1: 0,
        2: 0,
        3: 0,
        4: 0,
        5: 0,
        ...Object.fromEntries(counted.map(({ stars, count }) => [stars, count])),
      };
    },
    ofUser: (userId) =>
      rows<ChallengeReview>(db(), 'select * from challenge_reviews where user_id = ? order by challenge_id', [
        userId,
      ]),
    async forgetAllOf(userId) {
      await rows(
        db(),
        `update challenge_reviews set text = '', reply = null, replied_at = null where user_id = ?`,
        [userId],
      );
    },
    list: (request) =>
      staffList<ChallengeReviewRow, keyof typeof staffLists.challengeReviews>(
        db(),
        list,
        readListRequest(staffLists.challengeReviews, request),
      ),
  };
};
