import type { UserId } from '#core/kernel/id.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';

/** What a learner says of a challenge; one of each learner. */
export type ChallengeReview = Readonly<{
  userId: UserId;
  challengeId: ChallengeId;
  /** 1 to 5. */
  stars: number;
  text: string;
  /** The author's answer. */
  reply: string | null;
  repliedAt: Date | null;
  /** Since then nobody but its writer and staff sees it, and it counts for nothing. */
  hiddenAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const challengeReviewLimits = { textLength: 2_000, replyLength: 1_000 } as const;

/** From here on a learner has seen enough to speak of it. */
export const reviewableFromPercent = 50;

/** What a review adds to the sums of its challenge; hidden ones add nothing. */
export const weightOf = (
  review: Pick<ChallengeReview, 'stars' | 'hiddenAt'> | null,
): Readonly<{ ratings: number; stars: number }> =>
  review === null || review.hiddenAt !== null
    ? { ratings: 0, stars: 0 }
    : { ratings: 1, stars: review.stars };
