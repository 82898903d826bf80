import type { UserLevel, UserStatus, UserType } from '#core/access/actor/actor.ts';
import type { RatingSource } from '#core/coaching/rating/rating.ts';
import type { ReviewCancelReason, ReviewType } from '#core/coaching/review/review.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import type { ProcessStatus, RewardType } from '#core/money/coin/rewards.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';

type PaymentEventType =
  | 'payment.created'
  | 'payment.approved'
  | 'payment.rejected'
  | 'payment.reopened'
  | 'payment.expired'
  | 'payment.reversed';
/** `amount` is the order's coins; `code` is what the member knows it by. */
type PaymentEvents = {
  [Type in PaymentEventType]: Readonly<{
    type: Type;
    userId: UserId;
    paymentId: string;
    code: string;
    amount: number;
  }>;
};

/** `userId` is the member; `reviewType` is what was asked about. Neither words nor numbers of the week. */
type ReviewEvent<Type extends string, More = unknown> = Readonly<
  { type: Type; reviewId: string; userId: UserId; coachId: UserId; reviewType: ReviewType } & More
>;
type RatingEvent<Type extends string, More = unknown> = ReviewEvent<
  Type,
  { ratingId: string; stars: number; source: RatingSource } & More
>;

type ReviewEvents =
  | ReviewEvent<'review.requested', { isAgain: boolean }>
  | ReviewEvent<'review.canceled', { reason: ReviewCancelReason; refunded: number }>
  | ReviewEvent<'review.approved'>
  | ReviewEvent<'review.updated'>
  | ReviewEvent<'review.rejected', { refunded: number }>
  /** The coach has not answered yet; so many days are left. */
  | ReviewEvent<'review.answer_due', { days: number }>
  | ReviewEvent<'review.target_judged', { status: 'MET' | 'NOT_MET' | 'UNMEASURED' }>
  | RatingEvent<'rating.given'>
  | RatingEvent<'rating.updated'>
  /** The coach's share is released with it, when there is one. `by` is the coach, or the clock. */
  | RatingEvent<'rating.approved', { by: string }>
  | RatingEvent<'rating.replied'>;

/** What happened, said once by the module it happened in. Payloads hold ids and amounts, never health data or secrets. */
export type DomainEvent =
  | Readonly<{ type: 'user.registered'; userId: UserId }>
  | Readonly<{ type: 'user.verified'; userId: UserId }>
  | Readonly<{ type: 'user.password_changed'; userId: UserId }>
  | Readonly<{ type: 'user.email_changed'; userId: UserId; oldEmail: string }>
  | Readonly<{
      type: 'user.signed_in';
      userId: UserId;
      sessionId: string;
      userAgent: string;
      isNewDevice: boolean;
    }>
  /** There were as many sign-ins as there may be; `userAgent` is what the longest unused one came from. */
  | Readonly<{
      type: 'user.oldest_sign_in_ended';
      userId: UserId;
      userAgent: string;
      isFirstToday: boolean;
    }>
  | Readonly<{ type: 'user.status_changed'; userId: UserId; status: UserStatus }>
  | Readonly<{ type: 'user.type_changed'; userId: UserId; userType: UserType }>
  | Readonly<{ type: 'user.level_changed'; userId: UserId; level: UserLevel }>
  /** The sale of a plan that this member waited for has opened. */
  | Readonly<{ type: 'plan.opened'; userId: UserId; level: UserLevel }>
  /** A paid level ran out; `level` is the one that ended. */
  | Readonly<{ type: 'user.level_expired'; userId: UserId; level: UserLevel }>
  | Readonly<{ type: 'user.level_ending'; userId: UserId; level: UserLevel; days: number }>
  | Readonly<{ type: 'user.deletion_requested'; userId: UserId }>
  | Readonly<{ type: 'sessions.ended'; userId: UserId; sessionIds: readonly string[] }>
  | Readonly<{ type: 'reward.claimed'; userId: UserId; reward: RewardType; amount: number; coin: CoinType }>
  | Readonly<{ type: 'coins.granted'; userId: UserId; amount: number; coin: CoinType; note: string }>
  | Readonly<{ type: 'coins.corrected'; userId: UserId; amount: number; coin: CoinType; note: string }>
  | Readonly<{
      type: 'snapshot.saved';
      userId: UserId;
      snapshotId: SnapshotId;
      week: string;
      isFirst: boolean;
      isUpdate: boolean;
    }>
  | PaymentEvents[keyof PaymentEvents]
  | ReviewEvents
  | Readonly<{
      type: 'payment.part_received';
      userId: UserId;
      paymentId: string;
      code: string;
      receivedVnd: number;
      missingVnd: number;
    }>
  | Readonly<{
      type: 'partner_claim.made';
      userId: UserId;
      claimId: string;
      rewardId: string;
      /** COMPLETED was paid at once, PROCESSING waits for staff. */
      status: 'PROCESSING' | 'COMPLETED';
      amount: number;
      coin: CoinType;
    }>
  | Readonly<{
      type: 'partner_claim.decided';
      userId: UserId;
      claimId: string;
      status: 'COMPLETED' | 'CANCELED';
      amount: number;
      coin: CoinType;
      title: LocalizedText;
    }>
  | Readonly<{
      type: 'order.moved';
      userId: UserId;
      orderId: string;
      status: ProcessStatus;
      title: LocalizedText;
      total: number;
      /** Whoever moved it: a member who cancels is not told. */
      by: string;
    }>
  | Readonly<{
      type: 'coach_request.decided';
      userId: UserId;
      requestId: string;
      status: 'COMPLETED' | 'CANCELED';
      /** Said by staff when they refused. */
      reason: string | null;
    }>
  | Readonly<{
      type: 'specialization_request.decided';
      userId: UserId;
      requestId: string;
      status: 'COMPLETED' | 'CANCELED';
      title: LocalizedText;
    }>
  /** The evidence of a badge ends in so many days, or, at 0, has ended. */
  | Readonly<{
      type: 'specialization.badge_ending';
      userId: UserId;
      requestId: string;
      title: LocalizedText;
      days: number;
    }>
  | Readonly<{ type: 'snapshot.reminder_due'; userId: UserId; week: string }>
  | Readonly<{ type: 'report.refunded'; userId: UserId; amount: number }>
  | Readonly<{ type: 'notification.created'; userId: UserId; notificationId: string }>
  /** Null: all of this member's. */
  | Readonly<{
      type: 'notification.read' | 'notification.withdrawn';
      userId: UserId;
      notificationId: string | null;
    }>;

export type EventType = DomainEvent['type'];
export type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>;

export type StoredEvent = Readonly<{ id: string; at: Date; event: DomainEvent }>;

export interface Events {
  /** Stored in the caller's transaction; told to the reactions after it commits. */
  append(event: DomainEvent): Promise<void>;
  /** The oldest not yet handled, held until the transaction ends, skipping what another instance holds. */
  take(limit: number): Promise<readonly StoredEvent[]>;
  /** False when this reaction answered this event before: the claim that makes its effect happen once. */
  claim(eventId: string, reaction: string, at: Date): Promise<boolean>;
  handled(eventIds: readonly string[], at: Date): Promise<void>;
}
