import type { Ids, UserId } from '#core/kernel/id.ts';
import { everyRow } from '#core/kernel/page.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { endLockedBundle } from './bundle/end-bundles.ts';
import type { ReviewBundle } from './bundle/bundle.ts';
import { refund } from './coins.ts';
import type { ReviewRow } from './ports.ts';
import { endDraft } from './recording/recording-files.ts';
import { reviewLifecycle, type Review, type ReviewCancelReason } from './review.ts';

export type ClosingRepositories = Pick<Repositories, 'events' | 'holds' | 'media' | 'reviews' | 'wallets'>;
type LeavingRepositories = ClosingRepositories & Pick<Repositories, 'reviewBundles'>;
type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;

/** Ends a locked, waiting review without an answer; the coins return whole. Fails with review.not_pending. */
export const cancelLocked = async (
  repositories: ClosingRepositories,
  review: Review,
  reason: ReviewCancelReason,
  step: Step,
): Promise<void> => {
  const { reviews, events } = repositories;
  const { at } = step;
  const status = reviewLifecycle.next(review.status, reason === 'NO_ANSWER' ? 'expire' : 'cancel');
  await reviews.update({ ...review, status, cancelReason: reason, canceledAt: at, updatedAt: at });
  await endDraft(repositories, review, at);
  const refunded = await refund(repositories, review, step);
  await events.append({
    type: 'review.canceled',
    reviewId: review.id,
    userId: review.memberId,
    coachId: review.coachId,
    reviewType: review.type,
    reason,
    refunded,
  });
};

const status = 'PENDING';

const idsOf = async (read: Parameters<typeof everyRow<ReviewRow>>[0]): Promise<readonly Review['id'][]> =>
  (await everyRow(read)).map(({ id }) => id);

const askedOf = ({ reviews }: Pick<ClosingRepositories, 'reviews'>, coachId: UserId) =>
  idsOf((page) => reviews.pageOfCoach(coachId, { status }, page));

const askedBy = ({ reviews }: Pick<ClosingRepositories, 'reviews'>, memberId: UserId) =>
  idsOf((page) => reviews.pageOfMember(memberId, { status }, page));

type Standing = Readonly<{
  reviews: readonly Review['id'][];
  bundles: readonly ReviewBundle['id'][];
}>;

/** All of them are locked before the first coin moves: a coach who answers one meanwhile waits for no wallet of ours. */
const closeAll = async (
  repositories: LeavingRepositories,
  { reviews: ids, bundles }: Standing,
  userId: UserId,
  step: Step,
): Promise<void> => {
  const waiting: Review[] = [];
  for (const id of ids.toSorted()) {
    const review = await repositories.reviews.lock(id);
    if (review?.status === 'PENDING') waiting.push(review);
  }
  const active: ReviewBundle[] = [];
  for (const id of bundles.toSorted()) {
    const bundle = await repositories.reviewBundles.lock(id);
    if (bundle?.status === 'ACTIVE') active.push(bundle);
  }
  const reasonOf = (memberId: UserId) => (memberId === userId ? 'BY_MEMBER' : 'COACH_LEFT');
  const closings = [
    ...waiting.map((review) => ({
      memberId: review.memberId,
      close: () => cancelLocked(repositories, review, reasonOf(review.memberId), step),
    })),
    ...active.map((bundle) => ({
      memberId: bundle.memberId,
      close: () => endLockedBundle(repositories, bundle, reasonOf(bundle.memberId), step),
    })),
  ];
  // And the wallets in one order, as everywhere.
  for (const { close } of closings.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)))
    await close();
};

/** A member who leaves keeps nobody waiting, and no coins held: what they asked for and what they were asked for ends. */
export const closeReviewsOf = async (
  repositories: LeavingRepositories,
  userId: UserId,
  step: Step,
): Promise<void> => {
  const { reviewBundles } = repositories;
  const standing = {
    reviews: [...(await askedBy(repositories, userId)), ...(await askedOf(repositories, userId))],
    bundles: [
      ...(await reviewBundles.activeIdsOf({ memberId: userId })),
      ...(await reviewBundles.activeIdsOf({ coachId: userId })),
    ],
  };
  await closeAll(repositories, standing, userId, step);
};

/** A former coach answers no more; what they asked for themselves goes on. */
export const closeReviewsAskedOf = async (
  repositories: LeavingRepositories,
  coachId: UserId,
  step: Step,
): Promise<void> => {
  const standing = {
    reviews: await askedOf(repositories, coachId),
    bundles: await repositories.reviewBundles.activeIdsOf({ coachId }),
  };
  await closeAll(repositories, standing, coachId, step);
};
