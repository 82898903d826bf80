import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { reviews } from '#http/coaching/contract/reviews.ts';
import { client } from '../../app/client.ts';
import { keepReview } from '../../app/data/reviews.ts';
import { coachKeys } from '../data.ts';

type NewRequest = z.input<(typeof reviews)['request']['body']>;
type RequestSteps = Readonly<{ onSent: () => void; onRefused: (error: Error) => Promise<void> }>;

export const useNewRequest = (body: NewRequest, { onSent, onRefused }: RequestSteps) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.reviews.request({ body }),
    onSuccess: (review) => {
      onSent();
      keepReview(queries, review);
    },
    onError: onRefused,
  });
};

/** Price, balance, questions or a request that waits already: the page shows what holds now. */
export const useRefreshRequestForms = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: coachKeys.requestForms });
};
