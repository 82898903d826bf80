import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageTitle } from '#ui/page-title.ts';
import { useSignedInUser } from '#ui/signed-in.ts';
import { client } from '../client.ts';

export const unreadKey = ['notifications', 'unread-count'] as const;

/** Unread notices: on the bell, before the title, on the icon of the installed application. */
export const useUnread = () => {
  const user = useSignedInUser();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => client.notifications.unreadCount({}, { signal }),
    enabled: user?.status === 'ACTIVE',
    refetchInterval: 60_000,
  });
  const count = data?.count ?? 0;
  useEffect(() => pageTitle.setUnread(count), [count]);
  return count;
};
