import { useState } from 'react';
import { useWallet } from '../../app/data/wallet.ts';
import { useConversion } from './data.ts';

export const useConvert = () => {
  const wallet = useWallet();
  const send = useConversion();
  const [done, setDone] = useState<number>();

  const convert = async (fitCoin: number) => {
    setDone(undefined);
    await send(fitCoin, () => setDone(fitCoin));
  };

  return { wallet, convert, done };
};
