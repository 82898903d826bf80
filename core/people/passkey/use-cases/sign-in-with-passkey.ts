import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { Device } from '#core/people/sign-in/device.ts';
import { openChallenge } from '#core/people/sign-in/second-step.ts';
import { answerSignedIn, startSession } from '#core/people/sign-in/sign-in.ts';
import { refuseWithAppeal, requireActive, type AppealNeeds } from '#core/people/sign-in/closed-account.ts';
import type { MeNeeds } from '#core/people/account/views/me.ts';
import { trustDevice } from '#core/people/second-factor/device-trust.ts';
import type { FinishedSignIn } from '#core/people/second-factor/use-cases/finish-sign-in.ts';
import { openPasskeyChallenge, type OpenedChallenge } from '../challenge.ts';
import { checkPasskey, usePasskey, type PasskeyNeeds } from '../check-passkey.ts';
import type { SignedChallenge } from '../ports.ts';

/** Says nothing about anybody: which passkey answers, its owner's device decides. */
export const beginPasskeySignIn =
  (needs: Writes<'passkeys'> & Pick<Ports, 'chance' | 'clock' | 'passkeyReader' | 'tokens'>) =>
  (_actor: Actor): Promise<OpenedChallenge> =>
    openPasskeyChallenge(needs)('SIGN_IN', null);

const challengeOver = () => new DomainError('second_factor.challenge_over');

type Input = Readonly<{
  signed: SignedChallenge;
  /** Of a password that was right: the passkey is the second step, and must be the same person's. */
  challenge?: string | undefined;
  trusts?: boolean;
  device: Device;
}>;
type Needs = Pick<Ports, 'transaction' | 'chance' | 'clock' | 'ids' | 'tokens'> &
  MeNeeds &
  PasskeyNeeds &
  AppealNeeds &
  Reads<'users' | 'verifications'>;

/** The device made sure of its owner, so the passkey counts as both factors: no code is asked for. */
export const signInWithPasskey =
  (needs: Needs) =>
  async (_actor: Actor, { signed, challenge, trusts = false, device }: Input): Promise<FinishedSignIn> => {
    const { reads, transaction, clock, ids, tokens } = needs;
    const at = clock.now();
    const sent =
      challenge === undefined ? null : await openChallenge(reads.verifications, tokens, challenge, at);
    if (challenge !== undefined && sent === null) throw challengeOver();
    const right = await checkPasskey(needs)({ purpose: 'SIGN_IN', userId: null, signed, at });
    const { userId } = right.passkey;
    if (sent !== null && sent.userId !== userId) throw new DomainError('passkey.refused');
    const user = await reads.users.get(userId);
    await refuseWithAppeal(needs, user);
    requireActive(user);

    const { session, deviceMark } = await transaction(async (repositories) => {
      const locked = await repositories.users.lock(userId);
      if (sent !== null) {
        // A new password, address or state has ended every challenge meanwhile.
        if (locked.email !== sent.address || !(await repositories.verifications.use(sent.id, at)))
          throw challengeOver();
      }
      requireActive(locked);
      await usePasskey(repositories, right);
      return {
        session: await startSession(repositories, { id: ids.next(), userId, device, at }),
        deviceMark: trusts ? await trustDevice(needs)(repositories, { userId, device, at }) : null,
      };
    });
    return { signedIn: await answerSignedIn(needs)(session, session.generation, at), deviceMark };
  };
