import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import { bundleWeeks } from '#core/coaching/coach/bundle-price.ts';
import type { Review } from '../review.ts';

/** Four weeks, and two that may be missed: what is not used by then is paid back. */
const bundleDays = 42;

export const bundleStatuses = ['ACTIVE', 'ENDED'] as const;
export type BundleStatus = (typeof bundleStatuses)[number];

export const bundleEndReasons = ['USED_UP', 'EXPIRED', 'BY_MEMBER', 'COACH_LEFT'] as const;
export type BundleEndReason = (typeof bundleEndReasons)[number];

export const partStatuses = ['UNUSED', 'USED', 'REFUNDED'] as const;
export type PartStatus = (typeof partStatuses)[number];

/**
 * A quarter of a bundle: the coins of one request that is to come. They are held under the id the request will have, so
 * that the ledger knows each quarter as what it is, the price of one review, from the day it is bought.
 */
export type BundlePart = Readonly<{
  number: number;
  amount: number;
  reviewId: Review['id'];
  holdId: Id<'hold'>;
  status: PartStatus;
  /** The week that was asked about; null until then. */
  week: WeekKey | null;
}>;

/** Four weekly requests to one coach, paid together and held one by one. */
export type ReviewBundle = Readonly<{
  id: Id<'review_bundle'>;
  memberId: UserId;
  coachId: UserId;
  /** What the parts cost together. */
  price: number;
  parts: readonly BundlePart[];
  status: BundleStatus;
  endReason: BundleEndReason | null;
  boughtAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}>;

/** A quarter each; what is left of the division goes to the first ones, a coin each, so that none is lost. */
export const partAmounts = (price: number): readonly number[] =>
  Array.from(
    { length: bundleWeeks },
    (_, index) => Math.floor(price / bundleWeeks) + (index < price % bundleWeeks ? 1 : 0),
  );

type Bought = Pick<ReviewBundle, 'id' | 'memberId' | 'coachId' | 'price' | 'parts'>;

export const newBundle = (bought: Bought, at: Date): ReviewBundle => ({
  ...bought,
  status: 'ACTIVE',
  endReason: null,
  boughtAt: at,
  endsAt: after(at, bundleDays * day),
  endedAt: null,
});

export const unusedParts = ({ parts }: Pick<ReviewBundle, 'parts'>): readonly BundlePart[] =>
  parts.filter(({ status }) => status === 'UNUSED');

/** Weeks go forward: each request of a bundle is about a later one than the request before. */
export const isNextWeek = ({ parts }: Pick<ReviewBundle, 'parts'>, week: WeekKey): boolean =>
  parts.every((part) => part.week === null || part.week < week);

/** Takes the next quarter for a request about this week; the last one ends the bundle. */
export const takePart = (
  bundle: ReviewBundle,
  week: WeekKey,
  at: Date,
): Readonly<{ bundle: ReviewBundle; part: BundlePart }> => {
  const [part, ...left] = unusedParts(bundle);
  if (bundle.status !== 'ACTIVE' || part === undefined || bundle.endsAt <= at)
    throw new DomainError('review_bundle.ended');
  if (!isNextWeek(bundle, week)) throw new DomainError('review_bundle.week_used');
  const used: BundlePart = { ...part, status: 'USED', week };
  const parts = bundle.parts.map((one) => (one.number === part.number ? used : one));
  const ended = left.length === 0 ? ({ status: 'ENDED', endReason: 'USED_UP', endedAt: at } as const) : {};
  return { bundle: { ...bundle, parts, ...ended }, part: used };
};
