import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { useIsCoach } from '../data/coach-desk.ts';
import { reviewKeys } from '../data/reviews.ts';

/** How many members wait for this coach's answer. */
export const useWaiting = (): number => {
  const isCoach = useIsCoach();
  const { data } = useQuery({
    queryKey: [...reviewKeys.all, 'waiting'],
    queryFn: ({ signal }) => client.reviews.queue({ query: { limit: 1 } }, { signal }),
    enabled: isCoach,
    refetchInterval: 60_000,
  });
  return isCoach ? (data?.waiting ?? 0) : 0;
};
