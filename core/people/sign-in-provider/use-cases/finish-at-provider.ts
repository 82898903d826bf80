import { proofLasts, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { MeNeeds } from '#core/people/account/views/me.ts';
import { proofOf, type ProofNeeds } from '#core/people/second-factor/proof.ts';
import { refuseWithAppeal, requireActive, type AppealNeeds } from '#core/people/sign-in/closed-account.ts';
import type { Device } from '#core/people/sign-in/device.ts';
import { askForSecondStep, deviceMarkHashes, type SecondStep } from '#core/people/sign-in/second-step.ts';
import { answerSignedIn, startSession, type SignedIn } from '#core/people/sign-in/sign-in.ts';
import { requireAvailable, takeAttempt } from '../attempt.ts';
import { claimFor, type ClaimNeeds } from '../claim.ts';
import type { ProviderAnswer } from '../ports.ts';
import {
  providerNames,
  type ProviderAttempt,
  type ProviderLink,
  type SignInProvider,
  type VerifiedPerson,
} from '../provider.ts';
import type { ShownClaim } from '../views/shown-provider.ts';

type Input = Readonly<{
  provider: SignInProvider;
  answer: ProviderAnswer;
  /** Of the browser that went there. */
  mark: string | null;
  device: Device;
  /** Of a device that is trusted to come without a code. */
  deviceMark?: string | null;
}>;
type Needs = Pick<
  Ports,
  'transaction' | 'chance' | 'clock' | 'ids' | 'signInProviders' | 'staffNeedSecondFactor' | 'tokens'
> &
  MeNeeds &
  AppealNeeds &
  ClaimNeeds &
  ProofNeeds &
  Reads<'providerLinks' | 'users'> &
  WithHooks<'mustGiveCode' | 'secondStepMeans'>;

/** What a person comes back to, and the page they go on to. */
export type Finished = Readonly<{ next: string }> &
  (
    | Readonly<{ outcome: 'SIGNED_IN'; signedIn: SignedIn }>
    | Readonly<{ outcome: 'SECOND_STEP'; step: SecondStep }>
    | Readonly<{ outcome: 'CLAIM'; claim: ShownClaim }>
    | Readonly<{ outcome: 'LINKED' | 'PROVEN' }>
  );

const named = (provider: SignInProvider) => ({ name: providerNames[provider] });

/** Fails with provider.cancelled, provider.away, provider.refused. */
const askProvider = async (
  { signInProviders }: Pick<Ports, 'signInProviders'>,
  { provider, answer }: Pick<Input, 'provider' | 'answer'>,
  question: Parameters<Ports['signInProviders']['finish']>[2],
): Promise<VerifiedPerson> => {
  // Saying no there is no error; whatever else a provider gives in place of a code is.
  if (answer.error === 'access_denied') throw new DomainError('provider.cancelled', named(provider));
  if (answer.error !== undefined || answer.code === undefined)
    throw new DomainError('provider.refused', named(provider));
  const person = await signInProviders.finish(provider, answer, question);
  if (person === 'away') throw new DomainError('provider.away', named(provider));
  if (person === 'refused') throw new DomainError('provider.refused', named(provider));
  return person;
};

/** The account opens as with its password: what holds of its state and of a second step holds here too. */
const signInByLink = async (
  needs: Needs,
  link: ProviderLink,
  { device, deviceMark = null }: Input,
  at: Date,
): Promise<SignedIn | SecondStep> => {
  const { reads, transaction, ids, tokens } = needs;
  const { id, userId, provider } = link;
  const user = await reads.users.get(userId);
  await refuseWithAppeal(needs, user);
  requireActive(user);
  const markHashes = deviceMarkHashes(tokens, userId, deviceMark);
  const opened = await transaction(async (repositories) => {
    const locked = await repositories.users.lock(userId);
    requireActive(locked);
    // Unlinked meanwhile.
    if (!(await repositories.providerLinks.use(id, at)))
      throw new DomainError('provider.not_linked', named(provider));
    const step = await askForSecondStep(needs)(repositories, locked, { markHashes, at });
    return step ?? startSession(repositories, { id: ids.next(), userId, device, at });
  });
  return 'challenge' in opened ? opened : answerSignedIn(needs)(opened, opened.generation, at);
};

/** The attempt was begun by this person, who had shown who they are. */
const linkToOwner = async (
  { transaction, ids }: Pick<Needs, 'transaction' | 'ids'>,
  { provider, userId }: Pick<ProviderLink, 'provider' | 'userId'>,
  { subject, email }: VerifiedPerson,
  at: Date,
): Promise<void> => {
  const link: ProviderLink = {
    id: ids.next(),
    userId,
    provider,
    subject,
    email,
    createdAt: at,
    lastUsedAt: null,
  };
  await transaction(async ({ users, providerLinks, events }) => {
    await users.lock(userId);
    if (!(await providerLinks.insert(link))) throw new DomainError('provider.taken', named(provider));
    await events.append({ type: 'provider.linked', userId, provider });
  });
};

type Proving = Readonly<{ actor: Actor; provider: SignInProvider; link: ProviderLink | null; at: Date }>;

const prove = async (
  needs: Needs,
  { actor, provider, link, at }: Proving,
  { authenticatedAt }: VerifiedPerson,
): Promise<void> => {
  const user = requireMember(actor);
  if (link?.userId !== user.id) throw new DomainError('provider.not_linked', named(provider));
  if ((await proofOf(needs, user)).proof !== 'PROVIDER') throw new DomainError('provider.proof_elsewhere');
  // It was asked to make sure anew, and says itself that it did not.
  if (authenticatedAt !== null && after(authenticatedAt, proofLasts) <= at)
    throw new DomainError('provider.refused', named(provider));
  await needs.transaction(async ({ providerLinks, sessions }) => {
    if (!(await providerLinks.use(link.id, at)))
      throw new DomainError('provider.not_linked', named(provider));
    if (user.sessionId === null || !(await sessions.prove(user.sessionId, at)))
      throw new DomainError('access.sign_in_required');
  });
};

/** A link or a proof is for the person who went for it, signed in as they were. */
const requireSamePerson = (actor: Actor, { purpose, userId }: ProviderAttempt): void => {
  if (purpose === 'SIGN_IN') return;
  if (userId === null || requireMember(actor).id !== userId) throw new DomainError('provider.attempt_over');
};

/** An account is opened by the provider's own name for the person, and never by an address. */
export const finishAtProvider =
  (needs: Needs) =>
  async (actor: Actor, input: Input): Promise<Finished> => {
    const { provider, answer, mark } = input;
    const { reads, clock, signInProviders } = needs;
    requireAvailable(signInProviders, provider);
    const at = clock.now();
    const { attempt, question } = await takeAttempt(needs)({ provider, state: answer.state, mark, at });
    requireSamePerson(actor, attempt);
    const person = await askProvider(needs, input, question);
    const { next, purpose, userId, markHash } = attempt;
    const link = await reads.providerLinks.find(provider, person.subject);
    if (purpose === 'LINK' && userId !== null) {
      if (link !== null)
        throw new DomainError(link.userId === userId ? 'provider.linked' : 'provider.taken', named(provider));
      await linkToOwner(needs, { provider, userId }, person, at);
      return { outcome: 'LINKED', next };
    }
    if (purpose === 'PROVE') {
      await prove(needs, { actor, provider, link, at }, person);
      return { outcome: 'PROVEN', next };
    }
    if (link === null) {
      const claim = await claimFor(needs)({ person, provider, markHash, next, at });
      return { outcome: 'CLAIM', claim, next };
    }
    const opened = await signInByLink(needs, link, input, at);
    return 'challenge' in opened
      ? { outcome: 'SECOND_STEP', step: opened, next }
      : { outcome: 'SIGNED_IN', signedIn: opened, next };
  };
