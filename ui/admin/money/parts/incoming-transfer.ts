import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminIncomingTransfers } from '#http/money/contract/admin-payments.ts';
import { day } from '#core/kernel/time.ts';
import { moneyClient } from '../../app/money-client.ts';

export type TransferRow = z.input<typeof adminIncomingTransfers.list.output>[number];
export type IncomingTransfer = z.output<typeof adminIncomingTransfers.get.output>;
export type Suggestion = IncomingTransfer['suggestions'][number];

export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: ['incoming-transfers', 'one', id],
    queryFn: ({ signal }) => moneyClient.adminIncomingTransfers.get({ params: { id } }, { signal }),
    // The engine settles what it has just been given within seconds, a colleague whenever.
    refetchInterval: ({ state }) => (state.data?.status === 'RECEIVED' ? 2000 : 30_000),
  });

/** After so many days a statement has told of the same money, and the line would only be noise. */
const unreadableDays = 30;

/** The newest of what banks sent lately and nobody could read. */
export const unreadableNoticesQuery = (most: number) =>
  queryOptions({
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
