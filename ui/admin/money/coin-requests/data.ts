import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminCoins } from '#http/money/contract/admin-coins.ts';
import { client } from '../../app/client.ts';

export type CoinRequestRow = z.input<typeof adminCoins.requests.output>[number];
export type CoinRequest = z.output<typeof adminCoins.request.output>;

export const useCoinRequest = (id: string) =>
  useQuery({
    queryKey: ['coin-requests', 'one', id],
    queryFn: ({ signal }) => client.adminCoins.request({ params: { id } }, { signal }),
    // Two people on one request: the second sees that it was decided.
    refetchInterval: 30_000,
  });
