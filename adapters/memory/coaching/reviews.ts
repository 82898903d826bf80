import type { Reviews } from '#core/coaching/review/ports.ts';
import { forgottenReply } from '#core/coaching/reply/reply.ts';
import { showsToCoach, type Review } from '#core/coaching/review/review.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { memoryReviewLists, memoryReviewStaffList } from './review-lists.ts';
import { memoryReviewReplies } from './review-replies.ts';
import { pendingReviews, placeOfReview, reviewRowOf, reviewsWhere } from './review-rows.ts';
import { memoryReviewTimers } from './review-timers.ts';
import { deleteRows, type View } from '../engine/store.ts';

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

    mayCoachSee: async (coachId, memberId, at) =>
      reviewsWhere(
        view(),
        (review) => review.coachId === coachId && review.memberId === memberId && showsToCoach(review, at),
      ).length > 0,

    lockShowing: async (memberId, coachId, at) =>
      reviewsWhere(
        view(),
        (review) => review.memberId === memberId && review.coachId === coachId && showsToCoach(review, at),
      ).toSorted(ascending(({ id }) => [id])),

    async forgetAllOf(memberId) {
      const { table } = view();
      const own = reviewsWhere(view(), (review) => review.memberId === memberId);
      for (const review of own) {
        const reply = review.reply && forgottenReply;
        reviews().set(review.id, {
          ...review,
          answers: [],
          message: null,
          attachment: null,
          rejectReason: null,
          reply,
        });
        table('replyDrafts').delete(review.id);
        deleteRows(table('replyVersions'), ({ reviewId }) => reviewId === review.id);
      }
    },

    ...memoryReviewLists(view),
    ...memoryReviewTimers(view),
    ...memoryReviewReplies(view),
    ...memoryReviewStaffList(view),
  };
};
