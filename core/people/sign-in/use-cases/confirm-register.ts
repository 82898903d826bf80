import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { statusRefusal, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { guessCode } from '../code-guess.ts';
import type { Device } from '../device.ts';
import { providerMarkHash } from '../provider-mark.ts';
import { readEmail } from '../registration.ts';
import { askForSecondStep } from '../second-step.ts';
import { findByLink } from '../secret-sending.ts';
import { answerSignedIn, startSession, type SignedIn } from '../sign-in.ts';
import type { User } from '#core/people/account/user.ts';
import type { Verification } from '../verification.ts';

type Input = Readonly<{
  device: Device;
  /** Of a browser that came back from a provider and waits for this. */
  providerMark?: string | null;
}> &
  (Readonly<{ token: string }> | Readonly<{ email: string; code: string }>);
type Needs = Reads<'consents' | 'consentVersions' | 'media' | 'users' | 'verifications'> &
  SiteHostNeeds &
  WithHooks<'mustGiveCode' | 'secondStepMeans' | 'whenAddressIsConfirmed'> &
  Pick<Ports, 'transaction' | 'chance' | 'clock' | 'ids' | 'tokens' | 'mediaStore' | 'staffNeedSecondFactor'>;

/** The address is its owner's: the account becomes ACTIVE. */
export const confirmed = (user: User, at: Date): User => ({
  ...user,
  status: 'ACTIVE',
  emailVerifiedAt: at,
  version: user.version + 1,
  updatedAt: at,
});

/** Staff may have held, banned or closed the account while the mail was on its way. */
const requireUnconfirmed = ({ status, statusReason, emailVerifiedAt }: User): void => {
  if (status === 'PENDING' || (status === 'ACTIVE' && emailVerifiedAt === null)) return;
  if (status === 'ACTIVE') throw new DomainError('auth.user_verified');
  throw new DomainError(statusRefusal[status], { status, reason: statusReason ?? '' });
};

export const markConfirmed = async (
  { users, events }: Pick<Repositories, 'events' | 'users'>,
  user: User,
  at: Date,
): Promise<void> => {
  await users.update(confirmed(user, at));
  await events.append({ type: 'user.verified', userId: user.id });
};

/** Which sending is answered: by the token of a link, or by a code for an address. */
const findSending = async (ports: Needs, input: Input, at: Date): Promise<Verification> => {
  if ('token' in input) {
    if (input.token === '') throw fieldError('body.token', 'auth.token_required');
    const purpose = 'CONFIRM_REGISTER';
    const sent = await findByLink(ports.reads.verifications, ports.tokens, input.token, purpose);
    if (!sent || sent.userId === null || sent.replacedAt !== null)
      throw new DomainError('auth.token_invalid');
    // The holder of the token may know that it worked.
    if (sent.usedAt !== null) throw new DomainError('auth.user_verified');
    if (sent.expiresAt <= at) throw new DomainError('auth.token_expired');
    return sent;
  }
  const requester = readEmail(input.email);
  if (input.code.trim() === '') throw fieldError('body.code', 'auth.code_required');
  return guessCode(ports)({ purpose: 'CONFIRM_REGISTER', requester, code: input.code.trim(), at });
};

/** Confirms the address and signs in: the person who reads the account's mail is its owner. */
export const confirmRegister =
  (ports: Needs) =>
  async (_actor: Actor, input: Input): Promise<SignedIn> => {
    const at = ports.clock.now();
    const sent = await findSending(ports, input, at);
    const { providerMark = null } = input;
    const markHash = providerMark === null ? null : providerMarkHash(ports.tokens, providerMark);
    const invalid = () => new DomainError('token' in input ? 'auth.token_invalid' : 'auth.code_invalid');

    const session = await ports.transaction(async (repositories) => {
      if (sent.userId === null) throw invalid();
      const user = await repositories.users.lock(sent.userId);
      if (!(await repositories.verifications.use(sent.id, at))) throw invalid();
      // The secret speaks for the address it was sent to, and for no other.
      if (user.email !== sent.address) throw invalid();
      requireUnconfirmed(user);
      await markConfirmed(repositories, user, at);
      for (const hear of ports.hooks.whenAddressIsConfirmed)
        await hear(repositories, user.id, { markHash, at });
      if ((await askForSecondStep(ports)(repositories, user, { markHashes: [], at })) !== null) return null;
      return startSession(repositories, { id: ports.ids.next(), userId: user.id, device: input.device, at });
    });
    // The address is confirmed; the way in is the sign-in, which asks for the code.
    if (session === null) throw new DomainError('auth.user_verified');
    return answerSignedIn(ports)(session, session.generation, at);
  };
