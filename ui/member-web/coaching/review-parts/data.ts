import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { keepReview, type Review, reviewKeys } from '../../app/data/reviews.ts';

/** One step of a review: what the server answers is what the page shows next. */
export const useReviewStep = <Input = void>(id: string, step: (input: Input) => Promise<Review>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (review) => keepReview(queries, review),
    // Refused: the other side, or the clock, may have moved a moment ago. What stands is asked anew.
    onError: () => queries.invalidateQueries({ queryKey: reviewKeys.one(id) }),
  });
};

/** Refuses a request for this round. */
export const useRejection = (id: string) =>
  useReviewStep(id, (reason: string) => client.reviews.reject({ params: { id }, body: { reason } }));
