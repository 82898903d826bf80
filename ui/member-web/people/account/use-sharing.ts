import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { reviewKeys } from '../../app/data/reviews.ts';

const coachAccessKey = ['coach-access'] as const;

/** The coaches who see one's weeks, and how to end that. */
export const useCoachAccess = () => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const query = useQuery({
    queryKey: coachAccessKey,
    queryFn: ({ signal }) => client.me.coachAccess({}, { signal }),
  });
  const end = async ({ coachId, name }: Readonly<{ coachId: string; name: string }>) => {
    await client.me.endCoachAccess({ params: { coachId } });
    toast(formatMessage({ id: 'account.coaches.ended' }, { name }), { kind: 'success' });
    // A request that waited was taken back, and its coins are there again.
    await Promise.all(
      [coachAccessKey, reviewKeys.all, walletKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  return { query, end };
};

export const usePhotoViews = () =>
  useInfiniteQuery({
    queryKey: ['photo-views'],
    queryFn: ({ signal, pageParam }) =>
      client.me.photoViews(
        { query: { limit: 10, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
