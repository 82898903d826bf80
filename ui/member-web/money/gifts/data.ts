import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { gifts } from '#http/money/contract/gifts.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';

export type Gift = z.output<(typeof gifts)['list']['output']>['items'][number];
export type Allowance = z.output<(typeof gifts)['allowance']['output']>;
export type NewGift = z.input<(typeof gifts)['give']['body']>;
export type Direction = Gift['direction'];

const allowanceKey = ['gifts', 'allowance'] as const;
const listKey = (list: Direction) => ['gifts', 'list', list] as const;

export const useAllowance = () =>
  useQuery({ queryKey: allowanceKey, queryFn: ({ signal }) => client.gifts.allowance({}, { signal }) });

export const useGifts = (list: Direction) =>
  useInfiniteQuery({
    queryKey: listKey(list),
    ...cursorPages((place, options) => client.gifts.list({ query: { list, limit: 20, ...place } }, options)),
  });

/** People by the words of their names: open profiles, and those one follows. */
export const useReceivers = (q: string) =>
  useQuery({
    queryKey: ['people', 'mentions', q],
    queryFn: ({ signal }) => client.suggestions.mentionable({ query: { q } }, { signal }),
    enabled: q.trim() !== '',
    staleTime: 30_000,
  });

export const useGiving = () => {
  const queries = useQueryClient();
  return async (gift: NewGift): Promise<Gift> => {
    try {
      const given = await client.gifts.give({ body: gift });
      queries.setQueryData(walletKey, given.wallet);
      return given.gift;
    } finally {
      // Refused or not: coins may have moved elsewhere, and what may still be given is asked anew.
      for (const queryKey of [allowanceKey, listKey('GIVEN'), walletKey, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
    }
  };
};

export const useThanks = () => {
  const queries = useQueryClient();
  return async (id: string): Promise<void> => {
    try {
      await client.gifts.thank({ params: { id } });
    } finally {
      await queries.invalidateQueries({ queryKey: listKey('RECEIVED') });
    }
  };
};
