import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { rewards } from '#http/money/contract/rewards.ts';
import { client } from '../../app/client.ts';
import { rewardsKey } from '../../app/data/indicators.ts';
import { walletKey } from '../../app/data/wallet.ts';

type RewardList = z.output<(typeof rewards)['list']['output']>;
export type Reward = RewardList['items'][number];

export const historyKey = ['rewards-history'] as const;

/** One press, one source event; the balance on the page follows at once. */
export const useClaim = () => {
  const queries = useQueryClient();
  const [paid, setPaid] = useState<Readonly<{ type: string; amount: number; time: number }>>();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (type: Reward['type']) => client.rewards.claim({ params: { type } }),
    onSuccess: ({ reward, wallet, amount }) => {
      queries.setQueryData<RewardList>(
        rewardsKey,
        (list) => list && { items: list.items.map((known) => (known.type === reward.type ? reward : known)) },
      );
      queries.setQueryData(walletKey, wallet);
      setPaid((before) => ({ type: reward.type, amount, time: (before?.time ?? 0) + 1 }));
      void queries.invalidateQueries({ queryKey: historyKey });
      void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
    },
    // Refused: another tab may have claimed it; what stands is asked anew.
    onError: () => queries.invalidateQueries({ queryKey: rewardsKey }),
  });
  return {
    claim: mutate,
    claiming: isPending ? variables : undefined,
    refused: error === null ? undefined : variables,
    error,
    paid,
  };
};
