import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { rewards } from '#http/money/contract/rewards.ts';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { client } from '../client.ts';
import { walletKey } from './wallet.ts';

type PaidReward = z.output<(typeof rewards)['claim']['output']>;

export const rewardsKey = ['rewards'] as const;
export const feesKey = ['fees'] as const;

export const rewardsQuery = queryOptions({
  queryKey: rewardsKey,
  queryFn: ({ signal }) => client.rewards.list({}, { signal }),
});
export const useRewards = () => useQuery(rewardsQuery);

export const useFees = () =>
  useQuery({
    queryKey: feesKey,
    queryFn: ({ signal }) => client.rewards.fees({}, { signal }),
    staleTime: 60 * 60_000,
  });

/** One reward that lies ready. */
export const useRewardClaim = (type: RewardType, onPaid: (paid: PaidReward) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.rewards.claim({ params: { type } }),
    onSuccess: (paid) => {
      queries.setQueryData(walletKey, paid.wallet);
      onPaid(paid);
    },
    // A refusal means that this page was behind: another tab has claimed it.
    onSettled: () => queries.invalidateQueries({ queryKey: rewardsKey }),
  });
};
