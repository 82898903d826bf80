import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';
import { useIsCoach } from '../data/coach-desk.ts';
import { noticesKeys } from '../data/notices.ts';
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

/** As the server counts them; what leaves the list on this device is still among them. */
export const useUnreadCount = () => {
  const user = useSignedInUser();
  return useQuery({
    queryKey: noticesKeys.unread,
    queryFn: ({ signal }) => client.notifications.unreadCount({}, { signal }),
    enabled: user?.status === 'ACTIVE',
    refetchInterval: 60_000,
  });
};
