import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => client.adminSite.overview({}, { signal }),
    refetchInterval: 60_000,
  });

export type Trends = Awaited<ReturnType<typeof client.adminSite.trends>>;

/** Twelve weeks of figures; only the week that is under way changes. */
export const useTrends = () =>
  useQuery({
    queryKey: ['trends'],
    queryFn: ({ signal }) => client.adminSite.trends({}, { signal }),
    refetchInterval: 300_000,
  });
