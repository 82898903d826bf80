import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { levels } from '#http/money/contract/levels.ts';
import type { rewards } from '#http/money/contract/rewards.ts';
import { client } from '../../app/client.ts';
import { feesKey } from '../../app/data/rewards.ts';
import { usePageContext } from '../../app/page-context.ts';
import { type Packages, usePackages } from '../../app/data/payments.ts';

type Fees = z.output<(typeof rewards)['fees']['output']>;
export type Levels = z.output<(typeof levels)['offers']['output']>;
type Handed = Readonly<{ packages: Packages; fees: Fees; levels: Levels }>;

export type Fee = Fees['items'][number];

const seldom = { staleTime: 5 * 60_000 } as const;

/** What the server put into the page; no part of it holds an instant, so it is as the client would decode it. */
const useHanded = (): Partial<Handed> => {
  const { data } = usePageContext();
  return typeof data === 'object' && data !== null && 'packages' in data ? (data as Handed) : {}; // only this screen's data has packages
};

export const usePrices = () => {
  const handed = useHanded();
  return {
    packages: usePackages(handed.packages),
    fees: useQuery({
      queryKey: feesKey,
      queryFn: ({ signal }) => client.rewards.fees({}, { signal }),
      ...seldom,
      ...(handed.fees === undefined ? {} : { initialData: handed.fees }),
    }),
    levels: useQuery({
      queryKey: ['level-offers'],
      queryFn: ({ signal }) => client.levels.offers({}, { signal }),
      ...seldom,
      ...(handed.levels === undefined ? {} : { initialData: handed.levels }),
    }),
  };
};
