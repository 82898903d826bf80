import { useState } from 'react';
import { type PartnerReward, usePartnerRewardClaim } from './data.ts';

/** What became of a claim: paid at once, or on its way to staff. */
export type Claimed = Readonly<{ isPaid: boolean; amount: number; time: number }>;

export const useClaimPartnerReward = (reward: Pick<PartnerReward, 'id' | 'proof'>) => {
  const [claimed, setClaimed] = useState<Claimed>();
  const { mutateAsync, isPending } = usePartnerRewardClaim(reward, {
    onStart: () => setClaimed(undefined),
    onClaimed: ({ status, amount }) =>
      setClaimed((before) => ({ isPaid: status === 'COMPLETED', amount, time: (before?.time ?? 0) + 1 })),
  });
  return { claim: mutateAsync, isPending, claimed };
};
