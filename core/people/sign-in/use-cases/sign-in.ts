import type { SiteHostNeeds } from '#core/people/account/site-hosts.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { refuseWithAppeal, requireActive } from '../closed-account.ts';
import type { Device } from '../device.ts';
import { readEmail } from '../registration.ts';
import { askForSecondStep, deviceMarkHashes, type SecondStep } from '../second-step.ts';
import { answerSignedIn, startSession, type SignedIn } from '../sign-in.ts';

type Input = Readonly<{
  email: string;
  password: string;
  device: Device;
  /** Of a device that is trusted to come without a code. */
  deviceMark?: string | null;
}>;
type Needs = Reads<'consents' | 'consentVersions' | 'credentials' | 'media' | 'users'> &
  SiteHostNeeds &
  WithHooks<'mustGiveCode' | 'secondStepMeans'> &
  Pick<
    Ports,
    | 'transaction'
    | 'clock'
    | 'chance'
    | 'ids'
    | 'passwords'
    | 'tokens'
    | 'mediaStore'
    | 'staffNeedSecondFactor'
  >;

/** No account has it; asking for its password costs as much as asking for a real one. */
const nobody = '-';

/**
 * Known and unknown addresses do the same work; an account's state is named after the right password only, and so is that
 * a code is due: then no session is opened, and the answer is what it can be opened with.
 */
export const signIn =
  (ports: Needs) =>
  async (_actor: Actor, input: Input): Promise<SignedIn | SecondStep> => {
    const { reads, transaction, clock, ids, passwords, tokens } = ports;
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
      const step = await askForSecondStep(ports)(repositories, locked, { markHashes, at });
      return (
        step ?? startSession(repositories, { id: ids.next(), userId: user.id, device: input.device, at })
      );
    });
    return 'challenge' in opened ? opened : answerSignedIn(ports)(opened, opened.generation, at);
  };
