import type { Repositories } from '#core/kernel/transaction.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { countRating } from './settle-rating.ts';

type Needs = Pick<Repositories, 'coaches' | 'ratings' | 'reviews'>;

/**
 * Takes a rating off the coach's page, or, without a reason, puts it back; it counts accordingly. Null: there is none.
 * `after` is the same as `before` when nothing had to change.
 */
export const setRatingHidden = async (
  repositories: Needs,
  id: Rating['id'],
  { reason, at }: Readonly<{ reason: string | null; at: Date }>,
): Promise<{ before: Rating; after: Rating } | null> => {
  const { reviews, ratings } = repositories;
  const found = await ratings.find(id);
  if (!found) return null;
  // The review first, as everywhere.
  await reviews.lock(found.reviewId);
  const before = await ratings.lock(id);
  if (!before) return null;
  const isHidden = reason !== null;
  if (isHidden === (before.hiddenAt !== null)) return { before, after: before };
  const after = await ratings.update({
    ...before,
    hiddenAt: isHidden ? at : null,
    hiddenReason: reason,
    updatedAt: at,
  });
  if (after.status === 'APPROVED') await countRating(repositories, after, isHidden ? -1 : 1);
  return { before, after };
};
