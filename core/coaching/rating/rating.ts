import { fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';

/** Decision 10: who gave the stars. */
export const ratingSources = ['MEMBER', 'AUTO'] as const;
export type RatingSource = (typeof ratingSources)[number];
export const ratingStatuses = ['PENDING', 'APPROVED'] as const;
export type RatingStatus = (typeof ratingStatuses)[number];

export const minStars = 1;
export const maxStars = 5;

/** Whole stars, 1 to 5; nothing else is a rating. */
export const requireStars = (stars: number): number => {
  if (!Number.isInteger(stars) || stars < minStars || stars > maxStars)
    throw fieldError('body.stars', 'rating.invalid');
  return stars;
};

/** One per review. The member may change it until it is approved. */
export type Rating = Readonly<{
  id: Id<'rating'>;
  reviewId: Id<'review'>;
  memberId: UserId;
  coachId: UserId;
  /** Whole, 1 to 5. */
  stars: number;
  content: string;
  source: RatingSource;
  status: RatingStatus;
  /** PENDING until then, unless the coach accepts it before; null once approved. */
  approvesAt: Date | null;
  approvedAt: Date | null;
  /** The coach's public answer. */
  reply: string | null;
  repliedAt: Date | null;
  /** Taken off the coach's page by staff; it counts no more, and the coins stay where they are. */
  hiddenAt: Date | null;
  hiddenReason: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** A report that a rating is untrue, hurtful or says too much; staff decide. One of each person. */
export type RatingReport = Readonly<{ ratingId: Id<'rating'>; reporterId: UserId; reason: string; at: Date }>;

/**
 * How far few ratings pull towards the middle: a coach without any stands at `mean`, and each rating moves it less than
 * the last. Bayesian mean of member ratings: (weight × mean + sum) / (weight + count).
 */
export const ratingPrior = { mean: 4, weight: 5 } as const;

export const bayesianMean = ({ count, sum }: Readonly<{ count: number; sum: number }>): number =>
  (ratingPrior.weight * ratingPrior.mean + sum) / (ratingPrior.weight + count);
