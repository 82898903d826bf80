import type { z } from 'zod';
import { useQueryClient } from '@tanstack/react-query';
import type { promoCodes } from '#http/money/contract/promo-codes.ts';
import { client } from '../client.ts';
import { walletKey } from '../data/wallet.ts';

export type PromoTarget = z.input<(typeof promoCodes)['check']['body']>['target'];
export type CodeWorth = z.output<(typeof promoCodes)['check']['output']>;
export type Redeemed = z.output<(typeof promoCodes)['redeem']['output']>;

/** What a code comes to, before anything is paid. */
export const checkCode = (code: string, target: PromoTarget): Promise<CodeWorth> =>
  client.promoCodes.check({ body: { code, target } });

export const useRedemption = () => {
  const queries = useQueryClient();
  return async (code: string): Promise<Redeemed> => {
    const redeemed = await client.promoCodes.redeem({ body: { code } });
    queries.setQueryData(walletKey, redeemed.wallet);
    void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
    return redeemed;
  };
};
