import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PaidLevel } from '#core/money/level/level.ts';
import { plansClient } from './client.ts';

/** In the order of joining. */
export const usePlanWaits = (level: PaidLevel) =>
  useInfiniteQuery({
    queryKey: ['plan-waits', level],
    queryFn: ({ signal, pageParam }) =>
      plansClient.adminPlans.waits(
        { params: { level }, query: { limit: 50, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => plansClient.adminPlans.list({}, { signal }),
  });
