import { day } from '#core/kernel/time.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { mayBeReRequested, mayChangeReply, type Review } from './review.ts';

export const reviewActions = [
  'CANCEL',
  'RE_REQUEST',
  'APPROVE',
  'UPDATE',
  'REJECT',
  'RATE',
  'ACCEPT_RATING',
  'REPLY_TO_RATING',
] as const;
export type ReviewAction = (typeof reviewActions)[number];
export type ReviewSide = 'MEMBER' | 'COACH';
export type Urgency = 'NEW' | 'SOON' | 'DUE';

/** How urgent a waiting request is: its last day, its last three days, or not yet. */
export const urgencyOf = (
  { status, answerDueAt }: Pick<Review, 'status' | 'answerDueAt'>,
  at: Date,
): Urgency | null => {
  if (status !== 'PENDING') return null;
  const left = answerDueAt.getTime() - at.getTime();
  if (left <= day) return 'DUE';
  return left <= 3 * day ? 'SOON' : 'NEW';
};

/** What this person may do with a review now; refusals of the steps themselves are the last word. */
export const actionsOf = (
  review: Pick<Review, 'status'>,
  rating: Pick<Rating, 'status'> | null,
  side: ReviewSide,
): readonly ReviewAction[] => {
  const isPending = review.status === 'PENDING';
  const isAnswered = review.status === 'APPROVED';
  const can: Readonly<Record<ReviewAction, boolean>> =
    side === 'MEMBER'
      ? {
          ...nothing,
          CANCEL: isPending,
          RE_REQUEST: mayBeReRequested(review),
          RATE: isAnswered && rating?.status !== 'APPROVED',
        }
      : {
          ...nothing,
          APPROVE: isPending,
          REJECT: isPending,
          UPDATE: mayChangeReply(review, rating),
          ACCEPT_RATING: rating?.status === 'PENDING',
          REPLY_TO_RATING: rating?.status === 'APPROVED',
        };
  return reviewActions.filter((action) => can[action]);
};

const nothing: Readonly<Record<ReviewAction, boolean>> = {
  CANCEL: false,
  RE_REQUEST: false,
  APPROVE: false,
  UPDATE: false,
  REJECT: false,
  RATE: false,
  ACCEPT_RATING: false,
  REPLY_TO_RATING: false,
};
