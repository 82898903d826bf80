import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { minute } from '#core/kernel/time.ts';
import type { economy } from '#http/money/contract/economy.ts';
import { client } from '../../app/client.ts';
import { decode, memberApi } from '../../app/member-api.ts';
import { usePageContext } from '../../app/page-context.ts';

export type Economy = z.output<(typeof economy)['totals']['output']>;
export type CoinFigures = Economy['coins'][number];

/** What the server put into the page. */
const useHanded = (): Economy | undefined => {
  const { data } = usePageContext();
  return useMemo(() => {
    if (typeof data !== 'object' || data === null || !('economy' in data)) return undefined;
    return decode(memberApi.economy.totals as never, structuredClone(data.economy)) as Economy; // encoded by the same endpoint
  }, [data]);
};

/** The server reads the ledger once a minute; so does this screen. */
export const useEconomy = () => {
  const handed = useHanded();
  return useQuery({
    queryKey: ['economy'],
    queryFn: ({ signal }) => client.economy.totals({}, { signal }),
    staleTime: minute,
    refetchInterval: minute,
    refetchIntervalInBackground: false,
    ...(handed === undefined ? {} : { initialData: handed, initialDataUpdatedAt: handed.at.getTime() }),
  });
};
