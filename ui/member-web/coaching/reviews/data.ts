import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { reviewBundles } from '#http/coaching/contract/review-bundles.ts';
import { client } from '../../app/client.ts';
import { keepReview } from '../../app/data/reviews.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { coachKeys } from '../data.ts';

export type ReviewBundle = z.output<(typeof reviewBundles)['list']['output']>['items'][number];

/** Among the reviews: an answer or a refusal moves a bundle too. */
const bundlesKey = ['reviews', 'bundles'] as const;

export const bundlesQuery = queryOptions({
  queryKey: bundlesKey,
  queryFn: ({ signal }) => client.reviewBundles.list({}, { signal }),
});
export const useBundles = () => useQuery(bundlesQuery);

/** The next request, as it was said last time. */
export const useNextRequest = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.reviewBundles.request({ params: { id } }),
    onSuccess: (review) => keepReview(queries, review),
    // A week, a form or a request may be another by now.
    onError: () => queries.invalidateQueries({ queryKey: bundlesKey }),
  });
};

export const useEndBundle = (id: string) => {
  const queries = useQueryClient();
  return async () => {
    await client.reviewBundles.end({ params: { id } });
    await Promise.all(
      [bundlesKey, walletKey, ['me', 'transactions'], coachKeys.requestForms].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
};
