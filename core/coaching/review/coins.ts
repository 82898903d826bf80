import { captureHold, placeEarning, placeHold, releaseHold } from '#core/money/coin/holds.ts';
import type { Id, Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { reviewReference, type Review } from './review.ts';

type Uses = Pick<Repositories, 'holds' | 'wallets'>;
type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;
type Priced = Pick<
  Review,
  'id' | 'round' | 'price' | 'fee' | 'memberId' | 'coachId' | 'holdId' | 'earningHoldId'
>;

const newHold = (review: Priced, { ids, actor, at }: Step) => ({
  id: ids.next(),
  transferId: ids.next(),
  coin: 'FIT_COIN' as const,
  reference: reviewReference(review),
  // A review says itself when its coins move on.
  expiresAt: null,
  actor,
  at,
});

/** Sets the price aside; a free request moves nothing. Fails with coin.not_enough. */
export const holdPrice = async (uses: Uses, review: Priced, step: Step): Promise<Id<'hold'> | null> => {
  if (review.price === 0) return null;
  const { memberId: userId, price: amount } = review;
  const hold = await placeHold(uses, { ...newHold(review, step), userId, amount, reason: 'REVIEW_PAYMENT' });
  return hold.id;
};

/** Gives the price back whole; answers how much that was. */
export const refund = async (uses: Uses, { holdId }: Priced, { ids, actor, at }: Step): Promise<number> => {
  if (holdId === null) return 0;
  return (await releaseHold(uses, holdId, { id: ids.next(), actor, at })).amount;
};

/**
 * The answer was sent: what was held is spent. The platform's share is booked at once; the coach's passes through the
 * escrow into their own held coins, where it waits for the rating.
 */
export const deliver = async (uses: Uses, review: Priced, step: Step): Promise<Id<'hold'> | null> => {
  const { holdId, price, fee, memberId, coachId } = review;
  if (holdId === null) return null;
  const net = price - fee;
  const { ids, actor, at } = step;
  const take = () =>
    captureHold(uses, holdId, { id: ids.next(), actor, at }, [
      { name: 'ESCROW', amount: net },
      { name: 'REVENUE', amount: fee },
    ]);
  const earning = {
    ...newHold(review, step),
    userId: coachId,
    amount: net,
    reason: 'REVIEW_EARNING' as const,
  };
  // Wallets in one order, no matter who asked whom: two coaches who answer each other would else wait for each other.
  if (memberId < coachId) await take();
  const { id } = await placeEarning(uses, 'ESCROW', earning);
  if (memberId > coachId) await take();
  return id;
};

/** The rating is approved: the coach may spend what they earned. */
export const release = async (
  uses: Uses,
  { earningHoldId }: Priced,
  { ids, actor, at }: Step,
): Promise<void> => {
  if (earningHoldId !== null) await releaseHold(uses, earningHoldId, { id: ids.next(), actor, at });
};
