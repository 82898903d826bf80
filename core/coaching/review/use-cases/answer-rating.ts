import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Review } from '../review.ts';

type Needs = Writes<'events' | 'ratings' | 'reviews'> & Pick<Ports, 'clock'>;

/** The coach's public answer to an approved rating; an empty one takes it off. */
export const replyToRating =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, text }: Readonly<{ id: Review['id']; text: string }>): Promise<void> => {
    const { id: coachId } = requireMember(actor);
    await transaction(async ({ reviews, ratings, events }) => {
      const review = await reviews.lock(id);
      if (!review) throw new DomainError('rating.review_not_found');
      if (review.coachId !== coachId) throw new DomainError('review.not_owner');
      const rating = await ratings.lockOfReview(id);
      // Before it is approved it can still change, and nobody else reads it.
      if (rating?.status !== 'APPROVED') throw new DomainError('rating.not_found');
      const reply = normalize(text) || null;
      if (reply === rating.reply) return;
      const at = clock.now();
      await ratings.update({ ...rating, reply, repliedAt: reply === null ? null : at, updatedAt: at });
      if (reply === null) return;
      await events.append({
        type: 'rating.replied',
        reviewId: id,
        ratingId: rating.id,
        userId: review.memberId,
        coachId,
        reviewType: review.type,
        stars: rating.stars,
        source: rating.source,
      });
    });
  };

/** Tells staff of a rating that one can read: everybody reads approved ones, the coach also what still waits. */
export const reportRating =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: Rating['id']; reason: string }>,
  ): Promise<{ ok: true }> => {
    const { id: reporterId } = requireMember(actor);
    return transaction(async ({ ratings, events }) => {
      const rating = await ratings.find(id);
      const isShown = rating?.status === 'APPROVED' && rating.hiddenAt === null;
      if (!rating || !(isShown || rating.coachId === reporterId)) throw new DomainError('rating.not_found');
      await ratings.report({ ratingId: id, reporterId, reason: normalize(reason), at: clock.now() });
      await events.append({ type: 'rating.reported', ratingId: id, reporterId });
      return { ok: true };
    });
  };
