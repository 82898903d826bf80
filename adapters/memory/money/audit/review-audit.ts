import { bundleWeeks } from '#core/coaching/coach/bundle-price.ts';
import { unusedParts, type BundlePart, type ReviewBundle } from '#core/coaching/review/bundle/bundle.ts';
import { reviewReference, type Review } from '#core/coaching/review/review.ts';
import type { HoldStatus } from '#core/money/coin/holds.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

/** What became of a round's coins, by what became of it. */
const priceStates: Readonly<Record<Review['status'], HoldStatus>> = {
  PENDING: 'PENDING',
  APPROVED: 'CAPTURED',
  REJECTED: 'RELEASED',
  CANCELED: 'RELEASED',
};

const isPriceHeld = (view: View, review: Review): boolean => {
  if (review.holdId === null) return review.price === 0;
  const hold = view.table('holds').get(review.holdId);
  return (
    hold?.userId === review.memberId &&
    hold.coin === 'FIT_COIN' &&
    hold.amount === review.price &&
    hold.reason === 'REVIEW_PAYMENT' &&
    hold.reference === reviewReference(review) &&
    hold.status === priceStates[review.status]
  );
};

const isEarningHeld = (view: View, review: Review): boolean => {
  if (review.earningHoldId === null) return review.price === 0 || review.status !== 'APPROVED';
  const hold = view.table('holds').get(review.earningHoldId);
  return (
    review.status === 'APPROVED' &&
    hold?.userId === review.coachId &&
    hold.coin === 'FIT_COIN' &&
    hold.amount === review.price - review.fee &&
    hold.reason === 'REVIEW_EARNING' &&
    hold.reference === reviewReference(review) &&
    hold.status === (review.releasedAt === null ? 'PENDING' : 'RELEASED')
  );
};

const isPartHeld = (view: View, { memberId }: ReviewBundle, part: BundlePart): boolean => {
  const hold = view.table('holds').get(part.holdId);
  if (
    hold?.userId !== memberId ||
    hold.coin !== 'FIT_COIN' ||
    hold.amount !== part.amount ||
    hold.reason !== 'REVIEW_PAYMENT' ||
    hold.reference !== reviewReference({ id: part.reviewId, round: 1 })
  )
    return false;
  if (part.status === 'USED') return view.table('reviews').get(part.reviewId) !== undefined;
  return hold.status === (part.status === 'UNUSED' ? 'PENDING' : 'RELEASED');
};

/** Four quarters that are together the price, each held until it is used or given back; an ended bundle holds none. */
const isBundleHeld = (view: View, bundle: ReviewBundle): boolean =>
  bundle.parts.length === bundleWeeks &&
  bundle.parts.reduce((sum, { amount }) => sum + amount, 0) === bundle.price &&
  bundle.parts.every((part) => isPartHeld(view, bundle, part)) &&
  (bundle.status === 'ACTIVE') === unusedParts(bundle).length > 0;

/** One round of a review: `<review>:<round>`. */
const roundOf = ({ reference }: Pick<StoredPosting, 'reference'>): string =>
  reference.split(':').slice(0, 2).join(':');

export const reviewPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const reviews = view.table('reviews').all();
  const bundles = view.table('reviewBundles').all();
  const escrow = Map.groupBy(
    postings.filter(({ account }) => account === 'ESCROW'),
    roundOf,
  );
  return {
    'review.differs_from_ledger': reviews
      .filter((review) => !isPriceHeld(view, review) || !isEarningHeld(view, review))
      .map(({ id, status }) => `review ${id} is ${status}`),

    'review.hold_missing': view
      .table('holds')
      .all()
      .filter(({ reason }) => reason === 'REVIEW_PAYMENT' || reason === 'REVIEW_EARNING')
      .filter(
        ({ id, reference, status }) =>
          !reviews.some(
            (review) =>
              review.id === reference.split(':')[0] &&
              (status === 'RELEASED' || review.holdId === id || review.earningHoldId === id),
          ) &&
          !bundles.some(({ parts }) => parts.some((part) => part.holdId === id && part.status !== 'USED')),
      )
      .map(({ id }) => `hold ${id}`),

    'review_bundle.differs_from_ledger': bundles
      .filter((bundle) => !isBundleHeld(view, bundle))
      .map(({ id, status }) => `bundle ${id} is ${status}`),

    'escrow.left_over': [...escrow]
      .filter(([, group]) => group.reduce((total, { amount }) => total + amount, 0) !== 0)
      .map(([round]) => `review ${round}`),
  };
};
