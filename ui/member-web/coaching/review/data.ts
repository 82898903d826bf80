import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { type Review, reviewKeys } from '../../app/data/reviews.ts';
import { useReviewStep } from '../review-parts/data.ts';
import type { RatingDraft } from './rating-draft.ts';

/** Every version of the reply as it was sent. */
export const useVersions = ({ id, version }: Review) =>
  useQuery({
    queryKey: reviewKeys.versions(id, version),
    queryFn: ({ signal }) => client.reviews.versions({ params: { id } }, { signal }),
  });

export const useCancellation = (id: string) =>
  useReviewStep(id, () => client.reviews.cancel({ params: { id } }));

export const useRating = (id: string) =>
  useReviewStep(id, (body: RatingDraft) => client.reviews.rate({ params: { id }, body }));

export const useRatingApproval = (id: string) =>
  useReviewStep(id, () => client.reviews.approveRating({ params: { id } }));

/** An empty text takes the reply off. */
export const useRatingReply = (id: string) =>
  useReviewStep(id, (text: string) => client.reviews.replyToRating({ params: { id }, body: { text } }));
