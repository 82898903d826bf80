import { useState } from 'react';
import { useRewardClaim } from './data.ts';

/** A claim on its way, and the one that was paid last. */
export const useClaim = () => {
  const [paid, setPaid] = useState<Readonly<{ type: string; amount: number; time: number }>>();
  const { mutate, isPending, variables, error } = useRewardClaim(({ reward, amount }) =>
    setPaid((before) => ({ type: reward.type, amount, time: (before?.time ?? 0) + 1 })),
  );
  return {
    claim: mutate,
    claiming: isPending ? variables : undefined,
    refused: error === null ? undefined : variables,
    error,
    paid,
  };
};
