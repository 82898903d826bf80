import { displayName } from '#core/access/actor/person.ts';
import type { ReviewRow } from '#core/coaching/review/ports.ts';
import type { Review } from '#core/coaching/review/review.ts';
import type { View } from '../engine/store.ts';

const nameOf = ({ table }: View, id: string): string => {
  const user = table('users').get(id);
  return user ? displayName(user) : '';
};

/** A review with the names of both sides and its rating. */
export const reviewRowOf = (view: View, review: Review): ReviewRow => ({
  ...review,
  memberName: nameOf(view, review.memberId),
  coachName: nameOf(view, review.coachId),
  rating:
    view
      .table('ratings')
      .all()
      .find(({ reviewId }) => reviewId === review.id) ?? null,
});

export const reviewsWhere = ({ table }: View, fits: (review: Review) => boolean): Review[] =>
  table('reviews').all().filter(fits);

export const pendingReviews = (view: View, fits: (review: Review) => boolean): Review[] =>
  reviewsWhere(view, (review) => review.status === 'PENDING' && fits(review));

/** By when it was last asked: a request made anew is as new as any. */
export const placeOfReview = ({ requestedAt, id }: Review) => [requestedAt, id];
