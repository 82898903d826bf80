import type { Reviews } from '#core/coaching/review/ports.ts';
import { reminderDueAt, type Review } from '#core/coaching/review/review.ts';
import { ascending } from '../engine/ordering.ts';
import { pendingReviews, placeOfReview, reviewsWhere } from './review-rows.ts';
import type { View } from '../engine/store.ts';

const hasOpenTarget = (review: Review, fits: (dueDate: string) => boolean = () => true): boolean =>
  review.reply?.targets.some(({ status, dueDate }) => status === 'OPEN' && fits(dueDate)) ?? false;

const isDue = (due: Date | null, at: Date): boolean => due !== null && due <= at;

type Timers = Pick<Reviews, 'lockUnanswered' | 'lockToRemind' | 'lockUnrated' | 'lockWithOpenTargets'>;

/** What scheduled jobs look for. */
export const memoryReviewTimers = (view: () => View): Timers => ({
  lockUnanswered: async (at, limit) =>
    pendingReviews(view(), ({ answerDueAt }) => answerDueAt <= at)
      .toSorted(ascending(({ answerDueAt, id }) => [answerDueAt, id]))
      .slice(0, limit),

  lockToRemind: async (at, limit) =>
    pendingReviews(
      view(),
      (review) => review.answerDueAt > at && isDue(reminderDueAt(review, review.reminders), at),
    )
      .toSorted(ascending(placeOfReview))
      .slice(0, limit),

  lockUnrated: async (at, limit) =>
    reviewsWhere(view(), ({ rateDueAt }) => isDue(rateDueAt, at))
      .toSorted(ascending(({ rateDueAt, id }) => [rateDueAt ?? at, id]))
      .slice(0, limit),

  lockWithOpenTargets: async (of, limit) =>
    reviewsWhere(view(), (review) =>
      'memberId' in of
        ? review.memberId === of.memberId && hasOpenTarget(review)
        : hasOpenTarget(review, (dueDate) => dueDate < of.dueBefore),
    )
      .toSorted(ascending(({ id }) => [id]))
      .slice(0, limit),
});
