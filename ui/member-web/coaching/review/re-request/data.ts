import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { reviews } from '#http/coaching/contract/reviews.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../../../app/client.ts';
import { coachKeys } from '../../data.ts';
import { useReviewStep } from '../../review-parts/data.ts';

type NewRequest = z.input<(typeof reviews)['reRequest']['body']>;

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
