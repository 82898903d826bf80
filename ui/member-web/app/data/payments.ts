import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { payments } from '#http/money/contract/payments.ts';
import { isOpen } from '#core/money/payment/payment.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import type { MessageId } from '#ui/intl.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';
import { rewardsKey } from './rewards.ts';
import { walletKey } from './wallet.ts';

export type Payment = z.output<(typeof payments)['get']['output']>;
export type Packages = z.output<(typeof payments)['packages']['output']>;
export type CoinPackage = Packages['items'][number];

/** The catalogue of the core names every package that the contract can answer. */
export const packageName = (id: string): MessageId => `coin.package.${id}` as MessageId;

/** One place for every order that a screen may show, so that a hint from the server refreshes them all. */
export const paymentKeys = {
  all: ['payments'] as const,
  list: ['payments', 'list'] as const,
  one: (id: string) => ['payments', 'one', id] as const,
};
const packagesKey = ['coin-packages'] as const;

/** `handed`: what came with the page. */
export const usePackages = (handed?: Packages) =>
  useQuery({
    queryKey: packagesKey,
    queryFn: ({ signal }) => client.payments.packages({}, { signal }),
    staleTime: 5 * 60_000,
    ...(handed === undefined ? {} : { initialData: handed }),
  });

/** Newest first; a visitor has none. */
export const usePayments = () => {
  const user = useSignedInUser();
  return useInfiniteQuery({
    queryKey: paymentKeys.list,
    ...cursorPages((place, options) => client.payments.list({ query: { limit: 20, ...place } }, options)),
    enabled: user?.status === 'ACTIVE',
  });
};

/** The live connection reports at once; this finds out when it is down, and only while the page is visible. */
const gently = 15_000;

export const usePayment = (id: string) => {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: paymentKeys.one(id),
    queryFn: ({ signal }) => client.payments.get({ params: { id } }, { signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? gently : false),
    refetchIntervalInBackground: false,
  });

  const status = query.data?.status;
  useEffect(() => {
    if (status !== 'COMPLETED') return;
    // Coins arrived: whatever shows a balance asks again.
    for (const queryKey of [walletKey, ['me', 'transactions'], rewardsKey])
      void queries.invalidateQueries({ queryKey });
  }, [queries, status]);

  return query;
};
