import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { partnerRewards } from '#http/money/contract/partners.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';

type RewardList = z.output<(typeof partnerRewards)['list']['output']>;
export type PartnerReward = RewardList['items'][number];
export type PartnerClaim = z.output<(typeof partnerRewards)['claims']['output']>['items'][number];

const listKey = ['partner-rewards', 'list'] as const;
const claimsKey = ['partner-rewards', 'claims'] as const;

export const usePartnerRewards = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => client.partnerRewards.list({}, { signal }),
    // Signed addresses of logos end after five to ten minutes.
    refetchInterval: 4 * 60_000,
    refetchIntervalInBackground: false,
  });

export const usePartnerClaims = () =>
  useInfiniteQuery({
    queryKey: claimsKey,
    queryFn: ({ signal, pageParam }) =>
      client.partnerRewards.claims(
        { query: { limit: 10, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What became of a claim: paid at once, or on its way to staff. */
export type Claimed = Readonly<{ isPaid: boolean; amount: number; time: number }>;

export const useClaimPartnerReward = ({ id, proof }: Pick<PartnerReward, 'id' | 'proof'>) => {
  const queries = useQueryClient();
  const [claimed, setClaimed] = useState<Claimed>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (words: string) =>
      client.partnerRewards.claim({
        params: { id },
        body: proof === 'CODE' ? { code: words } : proof === 'APPROVAL' ? { evidence: words } : {},
      }),
    onMutate: () => setClaimed(undefined),
    onSuccess: ({ claim, reward }) => {
      queries.setQueryData<RewardList>(
        listKey,
        (list) => list && { items: list.items.map((known) => (known.id === id ? reward : known)) },
      );
      const isPaid = claim.status === 'COMPLETED';
      setClaimed((before) => ({ isPaid, amount: claim.amount, time: (before?.time ?? 0) + 1 }));
      void queries.invalidateQueries({ queryKey: claimsKey });
      if (!isPaid) return;
      for (const queryKey of [walletKey, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
    },
    // Refused: the last one is taken, or it ended; what stands is asked anew.
    onError: () => queries.invalidateQueries({ queryKey: listKey }),
  });
  return { claim: mutateAsync, isPending, claimed };
};
