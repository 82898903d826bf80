import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { proofOf, type ProofNeeds } from '#core/people/second-factor/proof.ts';
import { beginAttempt, type BeginNeeds, type BegunAttempt } from '../attempt.ts';
import { providerNames, type SignInProvider } from '../provider.ts';

type Input = Readonly<{ provider: SignInProvider; next?: string | undefined }>;

/** Says nothing about anybody: who comes back is the provider's to say. */
export const beginProviderSignIn =
  (needs: BeginNeeds) =>
  (_actor: Actor, { provider, next }: Input): Promise<BegunAttempt> =>
    beginAttempt(needs)({ provider, purpose: 'SIGN_IN', userId: null, next });

export const beginProviderLink =
  (needs: BeginNeeds & Reads<'providerLinks'>) =>
  async (actor: Actor, { provider, next }: Input): Promise<BegunAttempt> => {
    const { id: userId } = requireMember(actor);
    const links = await needs.reads.providerLinks.listOf(userId);
    if (links.some((link) => link.provider === provider))
      throw new DomainError('provider.linked', { name: providerNames[provider] });
    return beginAttempt(needs)({ provider, purpose: 'LINK', userId, next });
  };

/**
 * For an account that has neither password nor passkey nor codes: what lets it in is what shows who is there. Fails with
 * provider.proof_elsewhere where there is something better.
 */
export const beginProviderProof =
  (
    needs: BeginNeeds &
      ProofNeeds &
      Reads<'providerLinks'> &
      Pick<Ports, 'staffNeedSecondFactor'> &
      WithHooks<'secondStepMeans'>,
  ) =>
  async (actor: Actor, { provider, next }: Input): Promise<BegunAttempt> => {
    const user = requireMember(actor);
    if ((await proofOf(needs, user)).proof !== 'PROVIDER') throw new DomainError('provider.proof_elsewhere');
    const links = await needs.reads.providerLinks.listOf(user.id);
    if (!links.some((link) => link.provider === provider))
      throw new DomainError('provider.not_linked', { name: providerNames[provider] });
    return beginAttempt(needs)({ provider, purpose: 'PROVE', userId: user.id, next });
  };
