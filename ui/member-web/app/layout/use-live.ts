import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openLive } from '#ui/api/live.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { chatWaiting } from '../kept-chat/chat-waiting.ts';
import { client } from '../client.ts';
import { showUnreadRooms } from '../data/chat.ts';
import { newestId, type NoticeList, noticesKeys, otherTabs } from '../data/notices.ts';
import { reloadAccount } from '../data/own-account.ts';
import { liveLine } from '../live-line.ts';
import { gatherTopics, refreshTopics, topicsOf, unreadRoomsIn } from './live-topics.ts';

/**
 * What happened while the line was down. Withdrawn notices, and reviews of those who switched their notices off, leave
 * no new line; everything else does.
 */
const catchUp = async (queries: QueryClient, lastHeard: string | undefined) => {
  await refreshTopics(queries, new Set(['notices', 'reviews', 'chat']));
  const after = newestId(queries.getQueryData<NoticeList>(noticesKeys.list())) ?? lastHeard;
  const isNew =
    after === undefined || (await client.notifications.list({ query: { after, limit: 1 } })).items.length > 0;
  if (isNew) await refreshTopics(queries, new Set(['account', 'own']));
};

/** One's own signing out ends the line too, and the page goes where it leads without being asked again. */
const ownSignOut = 3_000;

/** What is on the screen follows what the server hints at. Answers whether that has been impossible for a while. */
export const useLive = (): boolean => {
  const queries = useQueryClient();
  const user = useSignedInUser();
  // Who sees the site as a member is not there in that member's place.
  const isOwn = user?.status === 'ACTIVE' && viewingMark.current() === null;
  const memberId = isOwn ? user.id : undefined;
  const [isUnreached, setUnreached] = useState(false);

  useEffect(() => {
    if (memberId === undefined) return undefined;
    let lastHeard: string | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    // Unreached again: the next time the line stands, it is tried once more.
    const topics = gatherTopics((gathered) => void refreshTopics(queries, gathered).catch(() => undefined));
    if (chatWaiting.is())
      // What was written without a connection goes out wherever in the application one is.
      void import('../../community/chat/live/session.ts').then(
        ({ chatSessionOf }) => chatSessionOf(memberId),
        () => undefined,
      );
    const stopHearing = otherTabs.hear(() => topics.add(['notices']));
    const hangUp = openLive({
      ticket: async () => (await client.site.wsTicket()).ticket,
      onFrame(frame) {
        if (frame.type === 'NOTIFICATION' && frame.payload.action === 'created')
          lastHeard = frame.payload.notificationId;
        const rooms = unreadRoomsIn(frame, memberId);
        if (rooms !== undefined) showUnreadRooms(queries, rooms);
        topics.add(topicsOf(frame));
        liveLine.pass(frame);
      },
      onLine: liveLine.stand,
      onBack() {
        liveLine.passBack();
        void catchUp(queries, lastHeard).catch(() => undefined);
      },
      onUnreached: setUnreached,
      // Asking for anything finds out that the sign-in has ended, and leads to the sign-in page.
      onEnded() {
        leaving = setTimeout(() => void reloadAccount().catch(() => undefined), ownSignOut);
      },
    });
    return () => {
      hangUp();
      stopHearing();
      topics.stop();
      clearTimeout(leaving);
      setUnreached(false);
    };
  }, [memberId, queries]);

  return isUnreached;
};
