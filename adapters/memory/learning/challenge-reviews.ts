import type { ChallengeReview } from '#core/learning/enrolment/challenge-review.ts';
import type { ChallengeReviewRow, ChallengeReviews } from '#core/learning/enrolment/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, keyOf, type View } from '../engine/store.ts';
import { nameOf } from './enrolments.ts';

declare module '../engine/store.ts' {
  interface Tables {
    challengeReviews: ChallengeReview;
  }
}

export const memoryChallengeReviews = (view: () => View): ChallengeReviews => {
  const reviews = () => view().table('challengeReviews');
  const key = ({ userId, challengeId }: Pick<ChallengeReview, 'userId' | 'challengeId'>) =>
    keyOf(userId, challengeId);
  const shownOf = (challengeId: string) =>
    reviews()
      .all()
      .filter((one) => one.challengeId === challengeId && one.hiddenAt === null);
  const rowOf = (review: ChallengeReview): ChallengeReviewRow => {
    const challenge = view().table('challenges').get(review.challengeId);
    return {
      ...review,
      userName: nameOf(view(), review.userId),
      challengeTitle: challenge?.title ?? '',
      challengeSlug: challenge?.slug ?? '',
    };
  };
  return {
    find: async (userId, challengeId) => reviews().get(keyOf(userId, challengeId)) ?? null,
    async put(review) {
      const before = reviews().get(key(review)) ?? null;
      reviews().set(key(review), review);
      return before;
    },
    async delete(userId, challengeId) {
      const before = reviews().get(keyOf(userId, challengeId)) ?? null;
      reviews().delete(keyOf(userId, challengeId));
      return before;
    },
    async pageOf(challengeId, { limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const before = place && ([new Date(place[0]), place[1]] as const);
      const found = shownOf(challengeId)
        .filter(({ updatedAt, userId }) => before === null || isBelow([updatedAt, userId], before))
        .toSorted(descending(({ updatedAt, userId }) => [updatedAt, userId]));
      return pageOf(found.map(rowOf), limit, ({ updatedAt, userId }) => encodeCursor(updatedAt, userId));
    },
    async histogramOf(challengeId) {
      const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
      for (const { stars } of shownOf(challengeId)) counts[stars as keyof typeof counts] += 1; // 1 to 5
      return counts;
    },
    ofUser: async (userId) =>
      reviews()
        .all()
        .filter((one) => one.userId === userId)
        .toSorted(ascending(({ challengeId }) => [challengeId])),
    forgetAllOf: async (userId) =>
      changeRows(
        reviews(),
        (one) => one.userId === userId,
        (one) => ({ ...one, text: '', reply: null, repliedAt: null }),
      ),
    async list(request) {
      const rows = reviews()
        .all()
        .map((review) => ({
          id: `${review.userId}:${review.challengeId}`,
          isHidden: review.hiddenAt !== null,
          ...rowOf(review),
        }));
      const plan = readListRequest(staffLists.challengeReviews, request);
      const listed = staffList(
        rows,
        plan,
        staffLists.challengeReviews,
        ({ userName, challengeTitle, text }) => [userName, challengeTitle, text],
      );
      return { ...listed, rows: listed.rows.map(({ id: _id, isHidden: _isHidden, ...row }) => row) };
    },
  };
};
