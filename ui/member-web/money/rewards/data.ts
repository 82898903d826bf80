import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { partnerRewards } from '#http/money/contract/partners.ts';
import type { rewards } from '#http/money/contract/rewards.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { rewardsKey } from '../../app/data/rewards.ts';
import { walletKey } from '../../app/data/wallet.ts';

type RewardList = z.output<(typeof rewards)['list']['output']>;
export type Reward = RewardList['items'][number];
type PaidReward = z.output<(typeof rewards)['claim']['output']>;

type PartnerRewardList = z.output<(typeof partnerRewards)['list']['output']>;
export type PartnerReward = PartnerRewardList['items'][number];
export type PartnerClaim = z.output<(typeof partnerRewards)['claims']['output']>['items'][number];

const historyKey = ['rewards-history'] as const;
const partnerRewardsKey = ['partner-rewards', 'list'] as const;
const partnerClaimsKey = ['partner-rewards', 'claims'] as const;

export const useRewardHistory = () =>
  useInfiniteQuery({
    queryKey: historyKey,
    ...cursorPages((place, options) => client.rewards.history({ query: { limit: 10, ...place } }, options)),
  });

/** One press, one source event; the balance on the page follows at once. */
export const useRewardClaim = (onPaid: (paid: PaidReward) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (type: Reward['type']) => client.rewards.claim({ params: { type } }),
    onSuccess: (paid) => {
      const { reward, wallet } = paid;
      queries.setQueryData<RewardList>(
        rewardsKey,
        (list) => list && { items: list.items.map((known) => (known.type === reward.type ? reward : known)) },
      );
      queries.setQueryData(walletKey, wallet);
      onPaid(paid);
      void queries.invalidateQueries({ queryKey: historyKey });
      void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
    },
    // Refused: another tab may have claimed it; what stands is asked anew.
    onError: () => queries.invalidateQueries({ queryKey: rewardsKey }),
  });
};

/** Fit Coin into Base Coin. */
export const useConversion = () => {
  const queries = useQueryClient();
  return async (fitCoin: number, onConverted: () => void) => {
    try {
      queries.setQueryData(walletKey, await client.me.convert({ body: { fitCoin } }));
      onConverted();
    } catch (error) {
      // Coins may have been spent elsewhere: the balance on the page is asked anew.
      void queries.invalidateQueries({ queryKey: walletKey });
      throw error;
    }
    void queries.invalidateQueries({ queryKey: ['me', 'transactions'] });
  };
};

export const partnerRewardsQuery = queryOptions({
  queryKey: partnerRewardsKey,
  queryFn: ({ signal }) => client.partnerRewards.list({}, { signal }),
  // Signed addresses of logos end after five to ten minutes.
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
});
export const usePartnerRewards = () => useQuery(partnerRewardsQuery);

export const usePartnerClaims = () =>
  useInfiniteQuery({
    queryKey: partnerClaimsKey,
    ...cursorPages((place, options) =>
      client.partnerRewards.claims({ query: { limit: 10, ...place } }, options),
    ),
  });

type ClaimSteps = Readonly<{ onStart: () => void; onClaimed: (claim: PartnerClaim) => void }>;

export const usePartnerRewardClaim = (
  { id, proof }: Pick<PartnerReward, 'id' | 'proof'>,
  { onStart, onClaimed }: ClaimSteps,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: string) =>
      client.partnerRewards.claim({
        params: { id },
        body: proof === 'CODE' ? { code: words } : proof === 'APPROVAL' ? { evidence: words } : {},
      }),
    onMutate: onStart,
    onSuccess: ({ claim, reward }) => {
      queries.setQueryData<PartnerRewardList>(
        partnerRewardsKey,
        (list) => list && { items: list.items.map((known) => (known.id === id ? reward : known)) },
      );
      onClaimed(claim);
      void queries.invalidateQueries({ queryKey: partnerClaimsKey });
      if (claim.status !== 'COMPLETED') return;
      for (const queryKey of [walletKey, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
    },
    // Refused: the last one is taken, or it ended; what stands is asked anew.
    onError: () => queries.invalidateQueries({ queryKey: partnerRewardsKey }),
  });
};
