import type { UserId } from '#core/kernel/id.ts';
import type { RatingSource } from '#core/coaching/rating/rating.ts';
import type { BundleEndReason } from './bundle/bundle.ts';
import type { ReviewCancelReason, ReviewType } from './review.ts';

/** `userId` is the member; `reviewType` is what was asked about. Neither words nor numbers of the week. */
type ReviewEvent = { reviewId: string; userId: UserId; coachId: UserId; reviewType: ReviewType };
type RatingEvent = ReviewEvent & { ratingId: string; stars: number; source: RatingSource };

/** `userId` is the member. */
type BundleEvent = { bundleId: string; userId: UserId; coachId: UserId };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'bundle.bought': BundleEvent & { price: number };
    /** With quarters left, which went back; one that is used up ends without a word. */
    'bundle.ended': BundleEvent & {
      reason: Exclude<BundleEndReason, 'USED_UP'>;
      unused: number;
      refunded: number;
    };
    'review.requested': ReviewEvent & { isAgain: boolean };
    'review.canceled': ReviewEvent & { reason: ReviewCancelReason; refunded: number };
    'review.approved': ReviewEvent;
    'review.updated': ReviewEvent;
    'review.rejected': ReviewEvent & { refunded: number };
    /** The coach has not answered yet; so many days are left. */
    'review.answer_due': ReviewEvent & { days: number };
    'review.target_judged': ReviewEvent & { status: 'MET' | 'NOT_MET' | 'UNMEASURED' };
    'rating.given': RatingEvent;
    'rating.updated': RatingEvent;
    /** The coach's share is released with it, when there is one. `by` is the coach, or the clock. */
    'rating.approved': RatingEvent & { by: string };
    'rating.replied': RatingEvent;
    /** Why is kept with the rating's reports. */
    'rating.reported': { ratingId: string; reporterId: UserId };
  }
}
