import type { UserId } from '#core/kernel/id.ts';
import type { SampleReview } from './sample-review.ts';

export interface SampleReviews {
  /** Deleted ones too, without notes. */
  find(coachId: UserId): Promise<SampleReview | null>;
  /** Inserts at version 1, else replaces `version - 1`. Fails with version.stale, and with user.not_found. */
  put(sample: SampleReview): Promise<void>;
  deleteAllOf(coachId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    sampleReviews: SampleReviews;
  }
}
