import { type Tie, useTieSteps } from '../data/social.ts';
import { tieAfter } from './tie-steps.ts';

/** How the reader stands to a person, with what is on its way. */
export const useTie = (userId: string, tie: Tie) => {
  const { mutate, mutateAsync, variables, isPending, error } = useTieSteps(userId);
  return {
    before: tie,
    tie: isPending && variables ? tieAfter(tie, variables) : tie,
    isBusy: isPending,
    error,
    take: mutate,
    takeAndWait: mutateAsync,
  };
};
export type OwnTie = ReturnType<typeof useTie>;
