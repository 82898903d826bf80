import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { timelineWithPoints } from '#core/body/snapshot/views/series-points.ts';
import type { indicators } from '#http/body/contract/indicators.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../client.ts';
import { rewardsKey } from './rewards.ts';
import { walletKey } from './wallet.ts';

/** Where everything about weeks is kept; one place, so that a save is seen by every screen. */
export const weekKeys = {
  all: ['indicators'] as const,
  weeks: (userId: string | null) => ['indicators', 'weeks', userId] as const,
  /** One's own, for the time-lapse. */
  lapse: (span: string) => ['indicators', 'weeks', null, 'lapse', span] as const,
  newest: ['indicators', 'newest'] as const,
  week: (id: string) => ['indicators', 'week', id] as const,
  timeline: (userId: string | null, range: string) => ['indicators', 'timeline', userId, range] as const,
  goals: ['indicators', 'goals'] as const,
  home: ['indicators', 'home'] as const,
  together: ['indicators', 'together'] as const,
  draft: ['indicators', 'draft'] as const,
  compare: (id: string, otherId: string) => ['indicators', 'compare', id, otherId] as const,
};

export type { Series, Timeline } from '#core/body/snapshot/views/shown-timeline.ts';
export type Goal = z.output<(typeof indicators)['goals']['output']>['items'][number];
export type TimelineRange = NonNullable<z.output<(typeof indicators)['timeline']['query']>['range']>;

/** Signed addresses live ten minutes; asking again after four keeps every picture on the page alive. */
const beforeAddressesEnd = {
  staleTime: 60_000,
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
} as const;

/** This week's save, when there is one, and the two before it: what the wizard and the Fitboard need. */
export const newestWeeksQuery = queryOptions({
  queryKey: weekKeys.newest,
  queryFn: ({ signal }) => client.indicators.list({ query: { limit: 3 } }, { signal }),
  ...beforeAddressesEnd,
});
export const useNewestWeeks = () => useQuery(newestWeeksQuery);

export const weeksQuery = (userId: string | null) =>
  infiniteQueryOptions({
    queryKey: weekKeys.weeks(userId),
    ...cursorPages((place, options) =>
      client.indicators.list(
        {
          query: {
            limit: 12,
            ...(userId === null ? {} : { userId }),
            ...place,
          },
        },
        options,
      ),
    ),
    staleTime: 60_000,
  });
export const useWeeks = (userId: string | null, enabled = true) =>
  useInfiniteQuery({ ...weeksQuery(userId), enabled });

export const useWeek = (id: string | null) =>
  useQuery({
    queryKey: weekKeys.week(id ?? ''),
    queryFn: ({ signal }) => client.indicators.get({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    ...beforeAddressesEnd,
  });

export const timelineQuery = (userId: string | null, range: TimelineRange) =>
  queryOptions({
    queryKey: weekKeys.timeline(userId, range),
    queryFn: async ({ signal }) =>
      timelineWithPoints(
        await client.indicators.timeline(
          { query: { range, ...(userId === null ? {} : { userId }) } },
          { signal },
        ),
      ),
  });
export const useTimeline = (userId: string | null, range: TimelineRange, enabled = true) =>
  useQuery({ ...timelineQuery(userId, range), placeholderData: (previous) => previous, enabled });

/** After anything that saved a week or moved coins. */
export const refreshAfterSave = (queries: QueryClient) =>
  Promise.all(
    [weekKeys.all, rewardsKey, walletKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
