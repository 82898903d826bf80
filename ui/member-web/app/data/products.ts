import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { orders, products } from '#http/money/contract/products.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';
import { usePageContext } from '../page-context.ts';

export type Product = z.output<(typeof products)['get']['output']>;
type ProductPage = z.output<(typeof products)['list']['output']>;
export type Order = z.output<(typeof orders)['get']['output']>;

export const productKeys = {
  all: ['products'] as const,
  list: (q: string) => ['products', 'list', q] as const,
  one: (idOrSlug: string) => ['products', 'one', idOrSlug] as const,
};
/** One place for every order that a screen may show, so that a hint from the server refreshes them all. */
export const orderKeys = {
  all: ['orders'] as const,
  list: ['orders', 'list'] as const,
  one: (id: string) => ['orders', 'one', id] as const,
};

/** Signed addresses of pictures end after five to ten minutes. */
const whilePicturesLive = {
  staleTime: 60_000,
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
} as const;

type Handed = Readonly<{ products?: ProductPage } & Partial<Pick<Product, 'id' | 'slug'>>>;

/** What the server put into the page: a list, one product, or null where it found none. */
const useHanded = (): Handed | null | undefined => {
  const { data } = usePageContext();
  const isFirstPage = useLocation().key === 'default';
  if (data === null) return isFirstPage ? null : undefined;
  return typeof data === 'object' ? (data as Handed) : undefined; // other screens' data has neither name; no instant in any of it
};

/** Newest first; words of `q` without marks and case. */
export const useProducts = (q: string) => {
  const handed = useHanded()?.products;
  return useInfiniteQuery({
    queryKey: productKeys.list(q),
    ...cursorPages((place, options) =>
      client.products.list(
        {
          query: {
            limit: 24,
            ...(q === '' ? {} : { q }),
            ...place,
          },
        },
        options,
      ),
    ),
    placeholderData: (previous) => previous,
    ...whilePicturesLive,
    ...(handed === undefined || q !== '' ? {} : { initialData: { pages: [handed], pageParams: [null] } }),
  });
};

export const useProduct = (idOrSlug: string) => {
  const handed = useHanded();
  const own = useMemo(
    () =>
      handed !== null && handed !== undefined && (handed.slug === idOrSlug || handed.id === idOrSlug)
        ? (handed as Product) // encoded by the same endpoint
        : undefined,
    [handed, idOrSlug],
  );
  const query = useQuery({
    queryKey: productKeys.one(idOrSlug),
    queryFn: ({ signal }) => client.products.get({ params: { id: idOrSlug } }, { signal }),
    enabled: idOrSlug !== '',
    ...whilePicturesLive,
    ...(own === undefined ? {} : { initialData: own }),
  });
  return { query, isMissing: handed === null };
};

/** One's own, newest first. */
export const useOrders = (status?: Order['status']) => {
  const user = useSignedInUser();
  return useInfiniteQuery({
    queryKey: [...orderKeys.list, status ?? ''],
    ...cursorPages((place, options) =>
      client.orders.list(
        {
          query: {
            limit: 20,
            ...(status === undefined ? {} : { status }),
            ...place,
          },
        },
        options,
      ),
    ),
    // An empty list would say of the next one that there is nothing.
    placeholderData: (previous) => (previous?.pages[0]?.items.length ? previous : undefined),
    enabled: user?.status === 'ACTIVE',
  });
};

export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => client.orders.get({ params: { id } }, { signal }),
  });
