import { client } from '../../app/client.ts';
import { useReviewStep } from '../review-parts/use-review-step.ts';
import type { Review } from '../../app/data/reviews.ts';

/** An empty text takes the reply off. */
export const useRatingReply = (review: Review) =>
  useReviewStep(review.id, (text: string) =>
    client.reviews.replyToRating({ params: { id: review.id }, body: { text } }),
  );
