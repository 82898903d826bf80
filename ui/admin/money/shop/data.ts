import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminOrders, adminProducts } from '#http/money/contract/products.ts';
import { shopClient } from './client.ts';

export type ProductRow = z.input<typeof adminProducts.list.output>[number];
export type StaffProduct = z.output<typeof adminProducts.get.output>;
export type OrderRow = z.input<typeof adminOrders.list.output>[number];
export type StaffOrder = z.output<typeof adminOrders.get.output>;

export const openOrders = ['PENDING', 'PROCESSING'] as const;

export const useProduct = (id: string) =>
  useQuery({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => shopClient.adminProducts.get({ params: { id } }, { signal }),
    // A form stands on it.
    refetchOnWindowFocus: false,
  });

export const useOrder = (id: string) =>
  useQuery({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => shopClient.adminOrders.get({ params: { id } }, { signal }),
    // Two people on one order: the second sees that it moved.
    refetchInterval: 30_000,
  });
