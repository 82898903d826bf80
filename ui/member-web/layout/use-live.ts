import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openLive } from '#ui/live.ts';
import { useSignedInUser } from '#ui/signed-in.ts';
import { client } from '../client.ts';
import { rewardsKey } from '../indicators.ts';
import { newestId, type NoticeList, noticesKey } from '../notices.ts';
import { paymentKeys } from '../payments.ts';
import { orderKeys } from '../products.ts';
import { walletKey } from './MemberTopBar.tsx';

const refreshAll = (queries: QueryClient) =>
  Promise.all(
    [
      ['notifications'],
      walletKey,
      ['me', 'transactions'],
      rewardsKey,
      ['partner-rewards'],
      paymentKeys.all,
      orderKeys.all,
    ].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );

/** What arrived while the line was down; nothing new means that nothing has to be asked again. */
const catchUp = async (queries: QueryClient, lastHeard: string | undefined) => {
  const after = newestId(queries.getQueryData<NoticeList>(noticesKey)) ?? lastHeard;
  if (after === undefined) return refreshAll(queries);
  const { items } = await client.notifications.list({ query: { after, limit: 1 } });
  return items.length > 0 ? refreshAll(queries) : undefined;
};

/** The bell, the balance, the rewards and open orders follow what the server hints at. */
export const useLive = () => {
  const queries = useQueryClient();
  const user = useSignedInUser();
  const memberId = user?.status === 'ACTIVE' ? user.id : undefined;

  useEffect(() => {
    if (memberId === undefined) return undefined;
    let lastHeard: string | undefined;
    return openLive({
      ticket: async () => (await client.site.wsTicket()).ticket,
      onFrame: (frame) => {
        if (frame.type !== 'NOTIFICATION') return;
        if (frame.payload.action === 'created') lastHeard = frame.payload.notificationId;
        void refreshAll(queries);
      },
      // Unreached again: the next time the line stands, it is tried once more.
      onBack: () => void catchUp(queries, lastHeard).catch(() => undefined),
    });
  }, [memberId, queries]);
};
