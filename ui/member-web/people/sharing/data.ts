import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccessDays } from '#core/coaching/review/review.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { reviewKeys } from '../../app/data/reviews.ts';
import { walletKey } from '../../app/data/wallet.ts';

export type CoachAccess = Awaited<ReturnType<typeof client.me.coachAccess>>['items'][number];
const coachAccessKey = ['coach-access'] as const;

/** The coaches who see one's weeks. */
export const useCoachAccess = () =>
  useQuery({
    queryKey: coachAccessKey,
    queryFn: ({ signal }) => client.me.coachAccess({}, { signal }),
  });

export const useEndCoachAccess = (onEnded: (name: string) => void) => {
  const queries = useQueryClient();
  return async ({ coachId, name }: Readonly<{ coachId: string; name: string }>) => {
    await client.me.endCoachAccess({ params: { coachId } });
    onEnded(name);
    // A request that waited was taken back, and its coins are there again.
    await Promise.all(
      [coachAccessKey, reviewKeys.all, walletKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
};

export const usePhotoViews = () =>
  useInfiniteQuery({
    queryKey: ['photo-views'],
    ...cursorPages((place, options) => client.me.photoViews({ query: { limit: 10, ...place } }, options)),
  });

/** Moves the day on which the access of a coach ends by itself. */
export const useSetAccessEnd = (onSet: (name: string, until: Date) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ coach, days }: Readonly<{ coach: CoachAccess; days: AccessDays }>) => {
      const { until } = await client.me.setCoachAccessEnd({
        params: { coachId: coach.coachId },
        body: { days },
      });
      return { name: coach.name, until };
    },
    onSuccess: ({ name, until }) => onSet(name, until),
    onSettled: () => queries.invalidateQueries({ queryKey: coachAccessKey }),
  });
};

/** When staff saw the site as oneself. */
export const useViewings = () =>
  useInfiniteQuery({
    queryKey: ['viewings'],
    ...cursorPages((place, options) => client.viewings.list({ query: { limit: 10, ...place } }, options)),
  });
