import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { cancelLocked } from '../end-reviews.ts';
import { refund } from '../coins.ts';
import { endDraft } from '../recording/recording-files.ts';
import { requireReason } from '../reply-rules.ts';
import { reviewLifecycle, type Review } from '../review.ts';
import { lockOwn } from './own-review.ts';

type Needs = Writes<'events' | 'holds' | 'media' | 'reviews' | 'wallets'> & Pick<Ports, 'clock' | 'ids'>;

/** The member takes a waiting request back; the coins return. */
export const cancelReview =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, id: Review['id']): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async (repositories) => {
      const review = await lockOwn(repositories.reviews, id, userId, 'memberId');
      await cancelLocked(repositories, review, 'BY_MEMBER', { ids, actor: userId, at: clock.now() });
    });
  };

/** The coach refuses with a reason the member reads; the coins return. */
export const rejectReview =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, reason }: Readonly<{ id: Review['id']; reason: string }>): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { reviews, events } = repositories;
      const review = await lockOwn(reviews, id, userId, 'coachId');
      const status = reviewLifecycle.next(review.status, 'reject');
      const rejectReason = requireReason(reason);
      const at = clock.now();
      await reviews.update({ ...review, status, rejectReason, rejectedAt: at, updatedAt: at });
      await endDraft(repositories, review, at);
      const refunded = await refund(repositories, review, { ids, actor: userId, at });
      await events.append({
        type: 'review.rejected',
        reviewId: id,
        userId: review.memberId,
        coachId: userId,
        reviewType: review.type,
        refunded,
      });
    });
  };
