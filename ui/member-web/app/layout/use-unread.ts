import { useEffect } from 'react';
import { pageTitle } from '#ui/page-title.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useChatUnread } from '../data/chat.ts';
import { useLeavingNotices } from '../leaving-notices.ts';
import { useUnreadCount } from './data.ts';

// However a sign-in ends: the next person on this device sees no count of the last.
signedIn.subscribe(() => {
  if (signedIn.current().status === 'visitor') pageTitle.setUnread(0);
});

/** Unread notices, on the bell; together with unread rooms before the title and on the application's icon. */
export const useUnread = () => {
  const { lines } = useLeavingNotices();
  const { data } = useUnreadCount();
  const leaving = [...lines.values()].filter((isUnread) => isUnread).length;
  const count = Math.max((data?.count ?? 0) - leaving, 0);

  const { rooms } = useChatUnread();

  useEffect(() => {
    if (data !== undefined) pageTitle.setUnread(count + rooms);
  }, [data, count, rooms]);
  return count;
};
