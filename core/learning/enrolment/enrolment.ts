import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { after, day } from '#core/kernel/time.ts';
import { platformShare } from '#core/money/coin/fees.ts';
import type { ChallengeId, EnrolmentId } from '#core/learning/gate/outline.ts';

export const enrolmentStatuses = ['IN_PROGRESS', 'COMPLETED', 'CANCELED'] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Why one is CANCELED. */
export const enrolmentCancelReasons = ['BY_LEARNER', 'BY_STAFF'] as const;
export type EnrolmentCancelReason = (typeof enrolmentCancelReasons)[number];

/** One member's way through one challenge. A member has one that is not canceled at most. */
export type Enrolment = Readonly<{
  id: EnrolmentId;
  userId: UserId;
  challengeId: ChallengeId;
  /** Who earns, as it was then. */
  authorId: UserId;
  /** The structure it goes through; corrections of it come by themselves. */
  editionNo: number;
  status: EnrolmentStatus;
  /** Fit Coin; `fee` is the platform's, `net` the author's: together what was paid. */
  paid: number;
  fee: number;
  net: number;
  /** The movement that paid it; null when it was free. */
  transferId: Id<'transfer'> | null;
  /** The author's share until it may be spent; null when there is none. */
  earningHoldId: Id<'hold'> | null;
  refundableUntil: Date;
  /** The author's share was released. */
  releasedAt: Date | null;
  percent: number;
  enrolledAt: Date;
  lastActivityAt: Date;
  completedAt: Date | null;
  canceledAt: Date | null;
  cancelReason: EnrolmentCancelReason | null;
  /** Said by staff, shown to the learner. */
  cancelNote: string | null;
  /** Shows among the others on the board. */
  onBoard: boolean;
  /** How many reminders of idle days went out since the last activity. */
  reminders: number;
  version: number;
}>;

export const enrolmentLifecycle = stateMachine<EnrolmentStatus>()(
  {
    complete: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
    refund: { from: ['IN_PROGRESS', 'COMPLETED'], to: 'CANCELED' },
  },
  'enrolment.not_refundable',
);

/** A coach pays the platform's fee; what staff's own challenges earn is the platform's whole. */
export const sharesOf = (
  paid: number,
  { isPlatform }: Readonly<{ isPlatform: boolean }>,
): Readonly<{ fee: number; net: number }> => {
  const fee = isPlatform ? paid : platformShare(paid);
  return { fee, net: paid - fee };
};

export type RefundTerms = Readonly<{ days: number; percent: number }>;

export const refundableUntil = (enrolledAt: Date, { days }: Pick<RefundTerms, 'days'>): Date =>
  after(enrolledAt, days * day);

/** Whether the learner may take it back alone: in time, hardly begun, and never refunded before. */
export const mayRefundSelf = (
  { status, percent, refundableUntil: until }: Pick<Enrolment, 'status' | 'percent' | 'refundableUntil'>,
  { percent: below }: Pick<RefundTerms, 'percent'>,
  { at, wasRefunded }: Readonly<{ at: Date; wasRefunded: boolean }>,
): boolean => status === 'IN_PROGRESS' && at < until && percent < below && !wasRefunded;

/** After so many days without activity a learner is reminded, once each. */
export const idleReminderDays = [7, 30] as const;
