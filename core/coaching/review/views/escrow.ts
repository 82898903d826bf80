import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Review } from '../review.ts';

export const escrowSteps = ['HELD', 'DELIVERED', 'RATED', 'RELEASED', 'REFUNDED'] as const;

/**
 * One step of the coins of a review, as both sides see it. `at` null: not yet; `dueAt` is when the clock takes it by
 * itself. `amount` moves with it, `fee` of that is the platform's.
 */
export type EscrowStep = Readonly<{
  step: (typeof escrowSteps)[number];
  at: Date | null;
  dueAt: Date | null;
  amount: number;
  fee: number;
}>;

type Money = Pick<
  Review,
  | 'status'
  | 'price'
  | 'fee'
  | 'requestedAt'
  | 'answerDueAt'
  | 'approvedAt'
  | 'rateDueAt'
  | 'releasedAt'
  | 'rejectedAt'
  | 'canceledAt'
>;

/**
 * The way of one round's coins, in order. While nobody has answered, the last step is the refund that the clock makes at
 * the end of the coach's time.
 */
export const escrowOf = (
  review: Money,
  rating: Pick<Rating, 'createdAt' | 'approvesAt'> | null,
): readonly EscrowStep[] => {
  const { status, price, fee } = review;
  const step = (name: EscrowStep['step'], parts: Partial<EscrowStep> = {}): EscrowStep => ({
    step: name,
    at: null,
    dueAt: null,
    amount: 0,
    fee: 0,
    ...parts,
  });
  const held = step('HELD', { at: review.requestedAt, amount: price });
  const delivered = step('DELIVERED', { at: review.approvedAt, amount: price, fee });
  const net = price - fee;
  switch (status) {
    case 'PENDING':
      return [
        held,
        delivered,
        step('RATED'),
        step('RELEASED', { amount: net }),
        step('REFUNDED', { dueAt: review.answerDueAt, amount: price }),
      ];
    case 'APPROVED':
      return [
        held,
        delivered,
        step('RATED', { at: rating?.createdAt ?? null, dueAt: review.rateDueAt }),
        step('RELEASED', {
          at: review.releasedAt,
          dueAt: rating ? rating.approvesAt : review.rateDueAt,
          amount: net,
        }),
      ];
    case 'REJECTED':
      return [held, step('REFUNDED', { at: review.rejectedAt, amount: price })];
    case 'CANCELED':
      return [held, step('REFUNDED', { at: review.canceledAt, amount: price })];
  }
};
