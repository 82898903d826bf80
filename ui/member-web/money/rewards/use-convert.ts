import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useWallet, walletKey } from '../../app/data/wallet.ts';

export const useConvert = () => {
  const queries = useQueryClient();
  const wallet = useWallet();
  const [done, setDone] = useState<number>();

  const convert = async (fitCoin: number) => {
    setDone(undefined);
    try {
      queries.setQueryData(walletKey, await client.me.convert({ body: { fitCoin } }));
      setDone(fitCoin);
    } catch (error) {
      // Coins may have been spent elsewhere: the balance on the page is asked anew.
      void queries.invalidateQueries({ queryKey: walletKey });
      throw error;
    }
    void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
  };

  return { wallet, convert, done };
};
