import { useQuery } from '@tanstack/react-query';
import { shopClient } from '../shop/client.ts';

/** One order for the product, when there is any. */
export const useAnyOrder = (productId: string) =>
  useQuery({
    queryKey: ['orders', 'any', productId],
    queryFn: ({ signal }) =>
      shopClient.adminOrders.list(
        { query: { filter: JSON.stringify({ productId }), range: '[0,0]' } },
        { signal },
      ),
  });

/** The product that has this address already. */
export const useProductAt = (slug: string, enabled: boolean) =>
  useQuery({
    queryKey: ['products', 'at', slug],
    enabled,
    queryFn: ({ signal }) =>
      shopClient.adminProducts.list(
        { query: { filter: JSON.stringify({ slug }), range: '[0,0]' } },
        { signal },
      ),
  });
