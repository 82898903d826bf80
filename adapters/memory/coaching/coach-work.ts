import { isGone } from '#core/people/account/user.ts';
import type { AskingMember, CoachWork } from '#core/coaching/coach-desk/coach-work.ts';
import { showsToCoach, type Review } from '#core/coaching/review/review.ts';
import { hour } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import { percentile } from '../engine/percentile.ts';
import type { View } from '../engine/store.ts';

const place = ({ requestedAt, id }: Pick<Review, 'requestedAt' | 'id'>) => [requestedAt, id] as const;

const memberOf = (reviews: readonly Review[], at: Date): readonly AskingMember[] => {
  const [last] = reviews.toSorted(descending(place));
  if (!last) return [];
  const { memberId, id, status, cancelReason, requestedAt } = last;
  return [
    {
      memberId,
      reviews: reviews.length,
      last: { id, status, cancelReason, requestedAt },
      seesWeeks: reviews.some((review) => showsToCoach(review, at)),
    },
  ];
};

export const memoryCoachWork = (view: () => View): CoachWork => {
  const reviewsOf = (coachId: string): Review[] =>
    view()
      .table('reviews')
      .all()
      .filter((review) => review.coachId === coachId);

  const isHere = (memberId: string): boolean => {
    const user = view().table('users').get(memberId);
    return user !== undefined && !isGone(user);
  };

  return {
    async membersOf(coachId, { limit, cursor }, now) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const members = [...Map.groupBy(reviewsOf(coachId), ({ memberId }) => memberId).values()]
        .flatMap((reviews) => memberOf(reviews, now))
        .filter(({ memberId }) => isHere(memberId))
        .filter(({ last }) => !at || !id || isBelow(place(last), [new Date(at), id]))
        .toSorted(descending(({ last }) => place(last)));
      return pageOf(members, limit, ({ last }) => encodeCursor(last.requestedAt, last.id));
    },

    async figures(coachId, since) {
      const isNew = (at: Date | null): boolean => at !== null && at >= since;
      const hours = reviewsOf(coachId).flatMap(({ status, approvedAt, requestedAt }) =>
        status === 'APPROVED' && approvedAt !== null && approvedAt >= since
          ? [(approvedAt.getTime() - requestedAt.getTime()) / hour]
          : [],
      );
      const stars = view()
        .table('ratings')
        .all()
        .filter(
          (rating) =>
            rating.coachId === coachId &&
            rating.source === 'MEMBER' &&
            rating.hiddenAt === null &&
            isNew(rating.createdAt),
        )
        .map((rating) => rating.stars);
      return {
        answered: hours.length,
        medianHours: percentile(hours, 0.5),
        unanswered: reviewsOf(coachId).filter(
          ({ cancelReason, canceledAt }) => cancelReason === 'NO_ANSWER' && isNew(canceledAt),
        ).length,
        ratings: {
          count: stars.length,
          mean: stars.length === 0 ? null : stars.reduce((sum, of) => sum + of, 0) / stars.length,
        },
      };
    },
  };
};
