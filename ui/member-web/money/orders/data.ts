import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { orderKeys, productKeys } from '../../app/data/products.ts';
import { walletKey } from '../../app/data/wallet.ts';

/** Answers the canceled order; the balance on the page follows at once. */
export const useCancelOrder = (id: string) => {
  const queries = useQueryClient();
  return async () => {
    try {
      const { order, wallet } = await client.orders.cancel({ params: { id } });
      queries.setQueryData(orderKeys.one(id), order);
      queries.setQueryData(walletKey, wallet);
      for (const queryKey of [orderKeys.list, productKeys.all, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
      return order;
    } catch (error) {
      // Staff may have begun: what stands is asked anew.
      void queries.invalidateQueries({ queryKey: orderKeys.all });
      throw error;
    }
  };
};
