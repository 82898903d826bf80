import type { Tokens } from '#core/access/actor/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { providerMarkHash } from '#core/people/sign-in/provider-mark.ts';
import type { ProviderQuestion, SignInProviders } from './ports.ts';
import {
  nextPage,
  providerLimits,
  providerNames,
  type ProviderAttempt,
  type ProviderClaim,
  type ProviderPurpose,
  type SignInProvider,
} from './provider.ts';

/** Fails with provider.not_available. */
export const requireAvailable = ({ available }: SignInProviders, provider: SignInProvider): void => {
  if (!available.includes(provider))
    throw new DomainError('provider.not_available', { name: providerNames[provider] });
};

const stateHash = (tokens: Tokens, state: string): string => tokens.hashSecret(`provider:state:${state}`);

const questionOf = (tokens: Tokens, state: string, purpose: ProviderPurpose): ProviderQuestion => ({
  state,
  nonce: tokens.hashSecret(`provider:nonce:${state}`),
  verifier: tokens.hashSecret(`provider:verifier:${state}`),
  asksAnew: purpose === 'PROVE',
});

export type BeginNeeds = Writes<'providerLinks'> &
  Pick<Ports, 'chance' | 'clock' | 'signInProviders' | 'tokens'>;

type Beginning = Readonly<{
  provider: SignInProvider;
  purpose: ProviderPurpose;
  userId: UserId | null;
  next: string | undefined;
}>;

/** Where the browser goes, and the mark it keeps: without it, nothing that comes back is taken. */
export type BegunAttempt = Readonly<{ address: string; mark: string }>;

/** Fails with provider.not_available, provider.away. */
export const beginAttempt =
  ({ transaction, chance, clock, signInProviders, tokens }: BeginNeeds) =>
  async ({ provider, purpose, userId, next }: Beginning): Promise<BegunAttempt> => {
    requireAvailable(signInProviders, provider);
    const [state, mark] = [chance.token(providerLimits.stateBytes), chance.token(providerLimits.stateBytes)];
    const address = await signInProviders.begin(provider, questionOf(tokens, state, purpose));
    if (address === null) throw new DomainError('provider.away', { name: providerNames[provider] });
    const at = clock.now();
    await transaction(({ providerLinks }) =>
      providerLinks.keepAttempt(
        {
          stateHash: stateHash(tokens, state),
          markHash: providerMarkHash(tokens, mark),
          provider,
          purpose,
          userId,
          next: nextPage(next),
          expiresAt: after(at, providerLimits.attemptLasts),
        },
        at,
      ),
    );
    return { address, mark };
  };

export type TakenAttempt = Readonly<{ attempt: ProviderAttempt; question: ProviderQuestion }>;
type Returning = Readonly<{ provider: SignInProvider; state: string; mark: string | null; at: Date }>;

/**
 * What this browser went to this provider for. It is used up in a transaction of its own, before the provider is asked:
 * whatever becomes of the answer, it can't be sent again. Fails with provider.attempt_over.
 */
export const takeAttempt =
  ({ transaction, tokens }: Writes<'providerLinks'> & Pick<Ports, 'tokens'>) =>
  async ({ provider, state, mark, at }: Returning): Promise<TakenAttempt> => {
    const over = () => new DomainError('provider.attempt_over');
    if (mark === null) throw over();
    const hashes = [stateHash(tokens, state), providerMarkHash(tokens, mark)] as const;
    const attempt = await transaction(({ providerLinks }) => providerLinks.takeAttempt(...hashes, at));
    // What one provider was asked, another can't answer.
    if (attempt === null || attempt.provider !== provider) throw over();
    return { attempt, question: questionOf(tokens, state, attempt.purpose) };
  };

/** What this browser may still do about a person whom no account is linked to. Fails with provider.claim_over. */
export const requireClaim = async (
  { reads, tokens }: Reads<'providerLinks'> & Pick<Ports, 'tokens'>,
  mark: string | null,
  at: Date,
): Promise<ProviderClaim> => {
  const claim =
    mark === null ? null : await reads.providerLinks.findClaim(providerMarkHash(tokens, mark), at);
  if (claim === null) throw new DomainError('provider.claim_over');
  return claim;
};
