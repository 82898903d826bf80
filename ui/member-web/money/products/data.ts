import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { orders } from '#http/money/contract/products.ts';
import { client } from '../../app/client.ts';
import { orderKeys, type Product, productKeys } from '../../app/data/products.ts';
import { walletKey } from '../../app/data/wallet.ts';

type Purchase = z.input<(typeof orders)['place']['body']>;

/** A purchase, and what a refusal makes worth asking for again. */
export const usePurchase = (product: Product) => {
  const queries = useQueryClient();
  return {
    place: async (purchase: Purchase) => {
      const { order, wallet } = await client.orders.place({ body: purchase });
      queries.setQueryData(walletKey, wallet);
      queries.setQueryData(orderKeys.one(order.id), order);
      for (const queryKey of [orderKeys.list, productKeys.all, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
      return order;
    },
    /** The product as it is now; the page shows it from here on. */
    refreshProduct: async () => {
      await queries.invalidateQueries({ queryKey: productKeys.all });
      return queries.getQueryData<Product>(productKeys.one(product.slug));
    },
    refreshWallet: () => queries.invalidateQueries({ queryKey: walletKey }),
  };
};
