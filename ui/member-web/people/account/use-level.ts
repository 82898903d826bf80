import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { levels } from '#http/money/contract/levels.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { reloadAccount } from '../../app/data/own-account.ts';

export type LevelPreview = z.output<(typeof levels)['preview']['output']>;
export type LevelOffer = LevelPreview['items'][number];
type Bought = z.output<(typeof levels)['buy']['output']>;

const levelKey = ['me', 'level'] as const;

export const useLevel = () => {
  const queries = useQueryClient();
  const [bought, setBought] = useState<Pick<Bought, 'level' | 'levelExpiresAt'>>();
  const preview = useQuery({
    queryKey: levelKey,
    queryFn: ({ signal }) => client.levels.preview({}, { signal }),
  });

  const buy = async ({ level, days, priceFitCoin }: LevelOffer) => {
    setBought(undefined);
    try {
      const { wallet, ...now } = await client.levels.buy({ body: { level, days, priceFitCoin } });
      queries.setQueryData(walletKey, wallet);
      setBought(now);
      void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
      // What the level opens is decided by the account that every screen looks at.
      void reloadAccount().catch(() => undefined);
      await queries.invalidateQueries({ queryKey: levelKey });
    } catch (error) {
      // A price, a level or a balance was another one meanwhile: the question stays open and shows what is true now.
      await Promise.all([levelKey, walletKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      throw error;
    }
  };

  return { preview, buy, bought };
};

/** Joins the waiting list of a plan, or leaves it. */
export const usePlanWait = (level: LevelPreview['plans'][number]['level']) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (joins: boolean) =>
      joins ? client.levels.wait({ params: { level } }) : client.levels.stopWaiting({ params: { level } }),
    // The sale may have opened meanwhile: what is true now is asked for either way.
    onSettled: () => queries.invalidateQueries({ queryKey: levelKey }),
  });
};
