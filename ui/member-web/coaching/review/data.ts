import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { reviews } from '#http/coaching/contract/reviews.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { type Review, reviewKeys } from '../../app/data/reviews.ts';
import { coachKeys } from '../data.ts';
import { useReviewStep } from '../review-parts/data.ts';
import type { RatingDraft } from './rating-draft.ts';

type NewRequest = z.input<(typeof reviews)['reRequest']['body']>;

/** Every version of the reply as it was sent. */
export const useVersions = ({ id, version }: Review) =>
  useQuery({
    queryKey: reviewKeys.versions(id, version),
    queryFn: ({ signal }) => client.reviews.versions({ params: { id } }, { signal }),
  });

/** What asking again needs: the form of today, the price, the balance and the newest weeks. */
export const useRequestForm = (coachId: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: coachKeys.requestForm(language, coachId),
    queryFn: ({ signal }) => client.coaches.requestForm({ params: { idOrUsername: coachId } }, { signal }),
  });
};

/** The price or the questions are others by now. */
export const useRefreshRequestForm = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: coachKeys.all });
};

export const useReRequestStep = <Input>(id: string, bodyOf: (input: Input) => NewRequest) =>
  useReviewStep(id, (input: Input) => client.reviews.reRequest({ params: { id }, body: bodyOf(input) }));

export const useCancellation = (id: string) =>
  useReviewStep(id, () => client.reviews.cancel({ params: { id } }));

export const useRating = (id: string) =>
  useReviewStep(id, (body: RatingDraft) => client.reviews.rate({ params: { id }, body }));

export const useRatingApproval = (id: string) =>
  useReviewStep(id, () => client.reviews.approveRating({ params: { id } }));

/** An empty text takes the reply off. */
export const useRatingReply = (id: string) =>
  useReviewStep(id, (text: string) => client.reviews.replyToRating({ params: { id }, body: { text } }));
