import { useQuery } from '@tanstack/react-query';
import { day } from '#core/kernel/time.ts';
import { moneyClient } from '../../app/money-client.ts';

export const useIncomingTransfer = (id: string) =>
  useQuery({
    queryKey: ['incoming-transfers', 'one', id],
    queryFn: ({ signal }) => moneyClient.adminIncomingTransfers.get({ params: { id } }, { signal }),
    // The engine settles what it has just been given within seconds, a colleague whenever.
    refetchInterval: ({ state }) => (state.data?.status === 'RECEIVED' ? 2000 : 30_000),
  });

/** After so many days a statement has told of the same money, and the line would only be noise. */
const unreadableDays = 30;

/** The newest of what banks sent lately and nobody could read. */
export const useUnreadableNotices = (most: number) =>
  useQuery({
    queryKey: ['bank-notices', 'unreadable', most],
    queryFn: ({ signal }) =>
      moneyClient.adminIncomingTransfers.notices(
        {
          query: {
            sort: '["receivedAt","DESC"]',
            range: `[0,${most - 1}]`,
            filter: JSON.stringify({
              outcome: 'UNREADABLE',
              receivedAt_gte: new Date(Date.now() - unreadableDays * day).toISOString(),
            }),
          },
        },
        { signal },
      ),
    refetchInterval: 60_000,
  });
