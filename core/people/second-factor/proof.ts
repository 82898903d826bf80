import type { UserActor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isBoundToSecondFactor, meansOf, type SecondStepMeans } from '#core/people/sign-in/second-step.ts';
import { proofBy, type SignInProof } from './second-factor.ts';

export type ProofNeeds = Reads<'credentials' | 'passkeys' | 'secondFactors'> &
  Pick<Ports, 'staffNeedSecondFactor'> &
  WithHooks<'secondStepMeans'>;

export type AskedProof = Readonly<{
  proof: SignInProof;
  means: readonly SecondStepMeans[];
  hasPassword: boolean;
}>;

/** What shows anew who sits at a sign-in of this person. */
export const proofOf = async (
  needs: ProofNeeds,
  { id, permissions }: Pick<UserActor, 'id' | 'permissions'>,
): Promise<AskedProof> => {
  const means = await meansOf(needs, needs.reads, id);
  const hasPassword = (await needs.reads.credentials.hashOf(id)) !== null;
  const isBound = isBoundToSecondFactor(needs, id, [...permissions]);
  return { proof: proofBy(means, { isBound, hasPassword }), means, hasPassword };
};
