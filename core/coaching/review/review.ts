import { platformShare } from '#core/money/coin/fees.ts';
import type { Id, SnapshotId, UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { Answer } from '#core/coaching/question-form/question-form.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Reply } from '#core/coaching/reply/reply.ts';
import type { RequestAttachment } from './attachment.ts';

/** Section 3 of the specification: what of the saved week is asked about. */
export const reviewTypes = ['ALL', 'BODY', 'STRENGTH', 'LIFESTYLE', 'NUTRITION'] as const;
export type ReviewType = (typeof reviewTypes)[number];

export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is CANCELED. */
export const reviewCancelReasons = ['BY_MEMBER', 'NO_ANSWER', 'COACH_LEFT'] as const;
export type ReviewCancelReason = (typeof reviewCancelReasons)[number];

/**
 * A member asks a coach about one saved week. Price, fee and the form's questions are what they were at the request:
 * later changes of the coach's settings change no review.
 */
export type Review = Readonly<{
  id: Id<'review'>;
  memberId: UserId;
  coachId: UserId;
  snapshotId: SnapshotId;
  /** The snapshot's week, `2026-W47`. */
  week: string;
  type: ReviewType;
  status: ReviewStatus;
  /** The version of the coach's form that the answers belong to; null when the coach asks nothing. */
  formId: Id<'question_form'> | null;
  answers: readonly Answer[];
  /** What the member wrote beside the form. */
  message: string | null;
  /** What the member added to the request; null: nothing. */
  attachment: RequestAttachment | null;
  /** The member lets the coach's page count whether targets were met, without a name. */
  outcomeConsent: boolean;
  /** Fit Coin; 0 is free. `fee` is the platform's part, the coach gets `price − fee`. */
  price: number;
  fee: number;
  /** How often it was asked: the first time and each re-request. Coins of each round are held apart. */
  round: number;
  /** The member's coins of this round; null when it is free. */
  holdId: Id<'hold'> | null;
  /** The coach's share, from the answer until the rating is approved; null before, and when it is free. */
  earningHoldId: Id<'hold'> | null;
  requestedAt: Date;
  /** PENDING until then; after it the clock cancels and refunds. */
  answerDueAt: Date;
  /** How many of the coach's reminders went out. */
  reminders: number;
  reply: Reply | null;
  /** The first answer of this round. */
  approvedAt: Date | null;
  /** The last change of the answer. */
  replyUpdatedAt: Date | null;
  /** Unrated until then: five stars by the clock; null unless APPROVED and unrated. */
  rateDueAt: Date | null;
  /** The rating was approved: the coach's share is spendable. */
  releasedAt: Date | null;
  rejectedAt: Date | null;
  rejectReason: string | null;
  canceledAt: Date | null;
  cancelReason: ReviewCancelReason | null;
  /** Since then this answered request no longer lets the coach see the member's weeks: the member ended it. */
  accessEndedAt: Date | null;
  /** When an answered request stops letting the coach see the weeks by itself; the member moves it. */
  accessUntil: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** Only a pending review can be acted on; a closed one can be asked again. */
export const reviewLifecycle = stateMachine<ReviewStatus>()(
  {
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
    cancel: { from: ['PENDING'], to: 'CANCELED' },
    expire: { from: ['PENDING'], to: 'CANCELED' },
  },
  'review.not_pending',
);

/** A closed review is asked again; one that is open waits, one that was answered is answered. */
export const mayBeReRequested = ({ status }: Pick<Review, 'status'>): boolean =>
  status === 'REJECTED' || status === 'CANCELED';

/** An answer may be changed until a rating of it is approved. */
export const mayChangeReply = (
  { status }: Pick<Review, 'status'>,
  rating: Pick<Rating, 'status'> | null,
): boolean => status === 'APPROVED' && rating?.status !== 'APPROVED';

/** For how long a coach may be given the weeks, from the day the member says so. */
export const accessDays = [30, 90, 180, 365] as const;
export type AccessDays = (typeof accessDays)[number];
/** From the request on, until the member says otherwise. */
export const defaultAccessDays: AccessDays = 90;

export const accessUntil = (from: Date, days: AccessDays = defaultAccessDays): Date =>
  after(from, days * day);

/**
 * While it waits, since it can't be answered without them, and once answered until its time is over or the member ended
 * it, the coach sees the member's saved weeks.
 */
export const showsToCoach = (
  { status, accessEndedAt, accessUntil }: Pick<Review, 'status' | 'accessEndedAt' | 'accessUntil'>,
  at: Date,
): boolean => {
  if (accessEndedAt !== null) return false;
  return status === 'PENDING' || (status === 'APPROVED' && accessUntil > at);
};

/** Days after the request on which a coach who has not answered is reminded. Decision 8. */
export const coachReminderDays = [3, 6] as const;
const reminderSpan = 7;
/**
 * When the reminder of this number, counted from 0, goes out: the third and the sixth day of seven, and as early in a
 * time that staff have made shorter or longer. Null: there is no such reminder.
 */
export const reminderDueAt = (
  { requestedAt, answerDueAt }: Pick<Review, 'requestedAt' | 'answerDueAt'>,
  number: number,
): Date | null => {
  const days = coachReminderDays[number];
  if (days === undefined) return null;
  const span = answerDueAt.getTime() - requestedAt.getTime();
  return new Date(requestedAt.getTime() + (span * days) / reminderSpan);
};

/** Days until an unrated answer gets five stars, and until a rating is approved after its last change. Decision 9. */
export const ratingDays = 7;

export const maxReviewPrice = 1_000_000;

export const earningOf = (price: number): Readonly<{ gross: number; fee: number; net: number }> => {
  const fee = platformShare(price);
  return { gross: price, fee, net: price - fee };
};

/** What the ledger calls the coins of one round. */
export const reviewReference = ({ id, round }: Pick<Review, 'id' | 'round'>): string => `${id}:${round}`;
