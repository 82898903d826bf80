import type { Reviews } from '#core/coaching/review/ports.ts';
import { forgottenReply } from '#core/coaching/reply/reply.ts';
import { showsToCoach, type Review } from '#core/coaching/review/review.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { memoryReviewLists, memoryReviewStaffList } from './review-lists.ts';
import { memoryReviewReplies } from './review-replies.ts';
import { pendingReviews, placeOfReview, reviewRowOf, reviewsWhere } from './review-rows.ts';
import { memoryReviewTimers } from './review-timers.ts';
import type { View } from '../engine/store.ts';

/** What a member told and was told goes; that it was asked, answered, paid and rated stays. */
export const forgetReviews = ({ table }: View, memberId: string): void => {
  for (const review of table('reviews').all()) {
    if (review.memberId !== memberId) continue;
    const reply = review.reply && forgottenReply;
    table('reviews').set(review.id, { ...review, answers: [], message: null, rejectReason: null, reply });
    table('replyDrafts').delete(review.id);
    for (const [key, { reviewId }] of table('replyVersions').entries())
      if (reviewId === review.id) table('replyVersions').delete(key);
  }
  for (const rating of table('ratings').all())
    if (rating.memberId === memberId) table('ratings').set(rating.id, { ...rating, content: '' });
  for (const [key, report] of table('ratingReports').entries())
    if (report.reporterId === memberId) table('ratingReports').set(key, { ...report, reason: '' });
};

export const memoryReviews = (view: () => View): Reviews => {
  const reviews = () => view().table('reviews');

  const store = (review: Review): void => {
    const isTaken = pendingReviews(
      view(),
      ({ id, memberId, coachId }) =>
        id !== review.id && memberId === review.memberId && coachId === review.coachId,
    );
    if (review.status === 'PENDING' && isTaken.length > 0) view().refuse('review.pending');
    reviews().set(review.id, review);
  };

  return {
    insert: async (review) => store(review),

    async find(id) {
      const review = reviews().get(id);
      return review ? reviewRowOf(view(), review) : null;
    },

    lock: async (id) => reviews().get(id) ?? null,

    async update(review) {
      if (reviews().get(review.id)?.version !== review.version) throw new DomainError('version.stale');
      const next = { ...review, version: review.version + 1 };
      store(next);
      return next;
    },

    waitingCountOf: async (coachId) => pendingReviews(view(), (review) => review.coachId === coachId).length,

    pendingBetween: async (memberId, coachId) =>
      pendingReviews(view(), (review) => review.memberId === memberId && review.coachId === coachId)[0]?.id ??
      null,

    lastBetween: async (memberId, coachId) =>
      reviewsWhere(view(), (review) => review.memberId === memberId && review.coachId === coachId).toSorted(
        descending(placeOfReview),
      )[0] ?? null,

    mayCoachSee: async (coachId, memberId) =>
      reviewsWhere(
        view(),
        (review) => review.coachId === coachId && review.memberId === memberId && showsToCoach(review),
      ).length > 0,

    lockShowing: async (memberId, coachId) =>
      reviewsWhere(
        view(),
        (review) => review.memberId === memberId && review.coachId === coachId && showsToCoach(review),
      ).toSorted(ascending(({ id }) => [id])),

    ...memoryReviewLists(view),
    ...memoryReviewTimers(view),
    ...memoryReviewReplies(view),
    ...memoryReviewStaffList(view),
  };
};
