import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { requireStars, type Rating } from '#core/coaching/rating/rating.ts';
import { ratingDays, type Review } from '../review.ts';
import { settleRating } from '../settle-rating.ts';

type Needs = Writes<'coaches' | 'events' | 'holds' | 'media' | 'ratings' | 'reviews' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids'>;
type Input = Readonly<{ id: Review['id']; stars: number; content: string }>;

/** A rating that can be changed; one of the clock's, or one that is approved, can't. */
const requireOpen = ({ source, status }: Rating): void => {
  if (source === 'AUTO') throw new DomainError('rating.already_rated');
  if (status === 'APPROVED') throw new DomainError('rating.already_approved');
};

/** Rates an answer, or changes the rating; seven days after the last change it is approved. */
export const rateReview =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, stars, content }: Input): Promise<void> => {
    const { id: memberId } = requireMember(actor);
    await transaction(async ({ reviews, ratings, events }) => {
      const review = await reviews.lock(id);
      if (!review) throw new DomainError('rating.review_not_found');
      if (review.memberId !== memberId) throw new DomainError('rating.not_owner');
      if (review.status !== 'APPROVED') throw new DomainError('rating.review_not_found');
      const before = await ratings.lockOfReview(id);
      if (before) requireOpen(before);
      const at = clock.now();
      const given = {
        stars: requireStars(stars),
        content: normalize(content),
        approvesAt: after(at, ratingDays * day),
        updatedAt: at,
      };
      const { coachId, type: reviewType } = review;
      const rating: Rating = before
        ? await ratings.update({ ...before, ...given })
        : {
            ...given,
            id: ids.next(),
            reviewId: id,
            memberId,
            coachId,
            source: 'MEMBER',
            status: 'PENDING',
            approvedAt: null,
            reply: null,
            repliedAt: null,
            hiddenAt: null,
            hiddenReason: null,
            version: 1,
            createdAt: at,
          };
      if (!before) {
        await ratings.insert(rating);
        await reviews.update({ ...review, rateDueAt: null, updatedAt: at });
      }
      await events.append({
        type: before ? 'rating.updated' : 'rating.given',
        reviewId: id,
        ratingId: rating.id,
        userId: memberId,
        coachId,
        reviewType,
        stars: rating.stars,
        source: rating.source,
      });
    });
  };

/** The coach accepts a rating before its time; their share is released. */
export const approveRating =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, id: Review['id']): Promise<void> => {
    const { id: coachId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { reviews, ratings } = repositories;
      const review = await reviews.lock(id);
      if (!review) throw new DomainError('rating.review_not_found');
      if (review.coachId !== coachId) throw new DomainError('review.not_owner');
      const rating = await ratings.lockOfReview(id);
      if (!rating) throw new DomainError('rating.not_found');
      if (rating.status === 'APPROVED') throw new DomainError('rating.already_approved');
      const at = clock.now();
      const approved = await ratings.update({
        ...rating,
        status: 'APPROVED',
        approvesAt: null,
        approvedAt: at,
        updatedAt: at,
      });
      await settleRating(repositories, review, approved, { ids, actor: coachId, at });
    });
  };
