import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PaidLevel } from '#core/money/level/level.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { plansClient } from './client.ts';

/** In the order of joining. */
export const usePlanWaits = (level: PaidLevel) =>
  useInfiniteQuery({
    queryKey: ['plan-waits', level],
    ...cursorPages((place, options) =>
      plansClient.adminPlans.waits({ params: { level }, query: { limit: 50, ...place } }, options),
    ),
  });

export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => plansClient.adminPlans.list({}, { signal }),
  });
