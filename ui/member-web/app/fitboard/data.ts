import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { indicators } from '#http/body/contract/indicators.ts';
import { client } from '../client.ts';
import { weekKeys } from '../data/indicators.ts';

export type Home = z.output<(typeof indicators)['home']['output']>;
export type HomeMetric = Home['metric'];

/** Whether a week is being written, on whatever device. */
export const serverDraftQuery = queryOptions({
  queryKey: weekKeys.draft,
  queryFn: ({ signal }) => client.indicators.draft({}, { signal }),
  // Another device may be writing: asked each time, but not twice for one opening of the screen.
  staleTime: 5_000,
});
export const useServerDraft = () => useQuery(serverDraftQuery);

export const homeQuery = queryOptions({
  queryKey: weekKeys.home,
  queryFn: ({ signal }) => client.indicators.home({}, { signal }),
});

/** The one number that is shown first, its way and what lies ahead. */
export const useHome = () => useQuery(homeQuery);

export const useHomeChoice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (metric: HomeMetric) => client.indicators.putHome({ body: { metric } }),
    onSuccess: (home) => queries.setQueryData(weekKeys.home, home),
  });
};
