import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { release } from './coins.ts';
import type { CoachStats } from '#core/coaching/coach/coach.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { keepDraftFile } from './recording/recording-files.ts';
import type { Review } from './review.ts';

/** A rating that counts is added, one that counts no more taken off; those the clock gave are counted apart. */
export const counted = (
  stats: CoachStats,
  { stars, source }: Pick<Rating, 'stars' | 'source'>,
  by: 1 | -1,
): CoachStats => {
  if (source === 'AUTO') return { ...stats, autoCount: stats.autoCount + by };
  const [one, two, three, four, five] = stats.stars.map((of, index) => (index + 1 === stars ? of + by : of));
  return { ...stats, stars: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0] };
};

export const countRating = async (
  { coaches }: Pick<Repositories, 'coaches'>,
  rating: Rating,
  by: 1 | -1,
): Promise<void> => {
  await coaches.putStats(counted(await coaches.lockStats(rating.coachId), rating, by));
};

type Uses = Pick<Repositories, 'coaches' | 'events' | 'holds' | 'media' | 'reviews' | 'wallets'>;

/**
 * What an approved rating sets in motion, no matter who approved it: it counts for the coach, unless staff have hidden it, and
 * the coach's share is theirs to spend. The review is locked; the rating is stored already.
 */
export const settleRating = async (
  repositories: Uses,
  review: Review,
  rating: Rating,
  step: Readonly<{ ids: Ids; actor: string; at: Date }>,
): Promise<void> => {
  const { reviews, events } = repositories;
  const { actor: by, at } = step;
  if (rating.hiddenAt === null) await countRating(repositories, rating, 1);
  await reviews.update({ ...review, rateDueAt: null, releasedAt: at, updatedAt: at });
  await release(repositories, review, step);
  // A change that was begun can't be sent any more: its file is the coach's to delete, its words stay to be copied.
  await keepDraftFile(repositories, review, null);
  await events.append({
    type: 'rating.approved',
    reviewId: review.id,
    ratingId: rating.id,
    userId: review.memberId,
    coachId: review.coachId,
    reviewType: review.type,
    stars: rating.stars,
    source: rating.source,
    by,
  });
};
