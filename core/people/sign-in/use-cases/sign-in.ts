import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import { statusRefusal, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, type ErrorParams } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { giveAppealLink } from '../appeal-link.ts';
import type { Device } from '../device.ts';
import { readEmail } from '../registration.ts';
import { deviceMarkHashes, giveChallenge, type SecondStep } from '../second-step.ts';
import { answerSignedIn, startSession, type SignedIn } from '../sign-in.ts';
import type { User } from '#core/people/account/user.ts';

type Input = Readonly<{
  email: string;
  password: string;
  device: Device;
  /** Of a device that is trusted to come without a code. */
  deviceMark?: string | null;
}>;
type Needs = Reads<'consents' | 'consentVersions' | 'credentials' | 'media' | 'users'> &
  SiteHostNeeds &
  WithHooks<'mustGiveCode'> &
  Pick<Ports, 'transaction' | 'clock' | 'chance' | 'ids' | 'passwords' | 'tokens' | 'mediaStore'>;

/** No account has it; asking for its password costs as much as asking for a real one. */
const nobody = '-';

const requireActive = ({ status, statusReason }: User, more: ErrorParams = {}): void => {
  if (status === 'ACTIVE') return;
  throw new DomainError(statusRefusal[status], { status, reason: statusReason ?? '', ...more });
};

/** Who is held or banned reads why, and gets a link that lets them appeal and nothing else. */
const refuseWithAppeal = async (ports: Needs, user: User): Promise<void> => {
  if (user.status !== 'HOLD' && user.status !== 'BAN') return;
  const appealToken = await ports.transaction((repositories) =>
    giveAppealLink(ports)(repositories, user, ports.clock.now()),
  );
  requireActive(user, { appealToken });
};

/**
 * Known and unknown addresses do the same work; an account's state is named after the right password only, and so is that
 * a code is due: then no session is opened, and the answer is what it can be opened with.
 */
export const signIn =
  (ports: Needs) =>
  async (_actor: Actor, input: Input): Promise<SignedIn | SecondStep> => {
    const { reads, transaction, clock, ids, passwords, tokens, hooks } = ports;
    const user = await reads.users.findByEmail(readEmail(input.email));
    const hash = await reads.credentials.hashOf(user?.id ?? nobody);
    const isRight =
      hash === null ? await passwords.pretend(input.password) : await passwords.verify(hash, input.password);
    if (!user || !isRight) throw new DomainError('auth.invalid_credentials');
    await refuseWithAppeal(ports, user);
    requireActive(user);

    const at = clock.now();
    const markHashes = deviceMarkHashes(tokens, user.id, input.deviceMark ?? null);
    const opened = await transaction(async (repositories) => {
      // A password or a state that changed while the password was compared has ended every sign-in but this one.
      const locked = await repositories.users.lock(user.id);
      if ((await repositories.credentials.hashOf(user.id)) !== hash)
        throw new DomainError('auth.invalid_credentials');
      requireActive(locked);
      for (const must of hooks.mustGiveCode)
        if (await must(repositories, user.id, { markHashes, at }))
          return giveChallenge(ports)(repositories, locked, at);
      return startSession(repositories, { id: ids.next(), userId: user.id, device: input.device, at });
    });
    return 'challenge' in opened ? opened : answerSignedIn(ports)(opened, opened.generation, at);
  };
