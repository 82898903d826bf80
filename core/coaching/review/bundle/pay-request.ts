import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { placeHold } from '#core/money/coin/holds.ts';
import { bundleOffer } from '#core/coaching/coach/bundle-price.ts';
import { holdPrice } from '../coins.ts';
import { earningOf, reviewReference, type Review } from '../review.ts';
import { newBundle, partAmounts, takePart, type BundlePart, type ReviewBundle } from './bundle.ts';

type Uses = Pick<Repositories, 'coaches' | 'events' | 'holds' | 'reviewBundles' | 'wallets'>;
type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;

/** How a request is paid: by itself, with a bundle that is bought at the price shown, or from one bought before. */
export type Payment = Readonly<{ bundlePrice?: number | undefined; bundleId?: string | undefined }>;

type Paid = Pick<Review, 'id' | 'price' | 'fee' | 'holdId'>;

/** A part's price is split as that of any review. */
const paidBy = ({ reviewId: id, amount: price, holdId }: BundlePart): Paid => ({
  id,
  price,
  fee: earningOf(price).fee,
  holdId,
});

const buy = async (
  uses: Uses,
  { memberId, coachId, price: single }: Review,
  price: number,
  { ids, actor, at }: Step,
): Promise<ReviewBundle> => {
  if (await uses.reviewBundles.activeBetween(memberId, coachId))
    throw new DomainError('review_bundle.active');
  const profile = await uses.coaches.profileOf(coachId);
  if (bundleOffer(profile?.bundlePrice ?? null, single) !== price) throw new DomainError('version.stale');
  const parts: BundlePart[] = [];
  for (const [index, amount] of partAmounts(price).entries()) {
    const reviewId = ids.next();
    const { id: holdId } = await placeHold(uses, {
      id: ids.next(),
      transferId: ids.next(),
      userId: memberId,
      coin: 'FIT_COIN',
      amount,
      reason: 'REVIEW_PAYMENT',
      reference: reviewReference({ id: reviewId, round: 1 }),
      // The bundle, and then the review, says itself when the coins move on.
      expiresAt: null,
      actor,
      at,
    });
    parts.push({ number: index + 1, amount, reviewId, holdId, status: 'UNUSED', week: null });
  }
  const id = ids.next();
  await uses.events.append({ type: 'bundle.bought', bundleId: id, userId: memberId, coachId, price });
  return newBundle({ id, memberId, coachId, price, parts }, at);
};

const requireOwnBundle = (bundle: ReviewBundle | null, { memberId, coachId }: Review): ReviewBundle => {
  if (bundle?.memberId !== memberId || bundle.coachId !== coachId)
    throw new DomainError('review_bundle.not_found');
  return bundle;
};

/** Sets the price of a request aside, or takes what a bundle has set aside for it. Fails with coin.not_enough. */
export const payRequest = async (
  uses: Uses,
  review: Review,
  { bundlePrice, bundleId }: Payment,
  step: Step,
): Promise<Paid> => {
  const { id, price, fee, week } = review;
  if (bundlePrice !== undefined) {
    const { bundle, part } = takePart(await buy(uses, review, bundlePrice, step), week, step.at);
    await uses.reviewBundles.insert(bundle);
    return paidBy(part);
  }
  if (bundleId !== undefined) {
    const found = requireOwnBundle(await uses.reviewBundles.lock(bundleId), review);
    const { bundle, part } = takePart(found, week, step.at);
    await uses.reviewBundles.update(bundle);
    return paidBy(part);
  }
  return { id, price, fee, holdId: await holdPrice(uses, review, step) };
};
