import { statusRefusal, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { MeNeeds } from '#core/people/account/views/me.ts';
import type { Device } from '#core/people/sign-in/device.ts';
import { openChallenge } from '#core/people/sign-in/second-step.ts';
import { answerSignedIn, startSession, type SignedIn } from '#core/people/sign-in/sign-in.ts';
import { checkCode, useCode, type CodeNeeds } from '../check-code.ts';
import { trustDevice } from '../device-trust.ts';
import { isOn } from '../second-factor.ts';

type Input = Readonly<{
  challenge: string;
  code: string;
  /** Not to be asked on this device for a while. */
  trusts: boolean;
  device: Device;
}>;
type Needs = MeNeeds &
  CodeNeeds &
  Reads<'secondFactors' | 'verifications'> &
  Pick<Ports, 'chance' | 'clock' | 'ids' | 'tokens'>;

/** The answer to a sign-in, and the mark by which a trusted device is known; null without one. */
export type FinishedSignIn = Readonly<{ signedIn: SignedIn; deviceMark: string | null }>;

const challengeOver = () => new DomainError('second_factor.challenge_over');

/** The second step: the right password has led to the challenge, the code opens the session. */
export const finishSignIn =
  (needs: Needs) =>
  async (_actor: Actor, { challenge, code: typed, trusts, device }: Input): Promise<FinishedSignIn> => {
    const { reads, transaction, clock, ids, tokens } = needs;
    const at = clock.now();
    const sent = await openChallenge(reads.verifications, tokens, challenge, at);
    if (sent === null || sent.userId === null) throw challengeOver();
    const { id: challengeId, userId, address } = sent;
    // A challenge has few tries of its own, whatever is typed.
    if (!(await transaction(({ verifications }) => verifications.takeTry(challengeId, at))))
      throw challengeOver();
    // Turned off on another device meanwhile: the password is enough again.
    if (!isOn(await reads.secondFactors.find(userId))) throw challengeOver();
    const code = await checkCode(needs)(userId, typed, at);

    const { session, deviceMark } = await transaction(async (repositories) => {
      const user = await repositories.users.lock(userId);
      // A new password, address or state has ended every challenge meanwhile.
      if (user.email !== address || !(await repositories.verifications.use(challengeId, at)))
        throw challengeOver();
      if (user.status !== 'ACTIVE') throw new DomainError(statusRefusal[user.status]);
      await useCode(repositories, code);
      return {
        session: await startSession(repositories, { id: ids.next(), userId, device, at }),
        deviceMark: trusts ? await trustDevice(needs)(repositories, { userId, device, at }) : null,
      };
    });
    return { signedIn: await answerSignedIn(needs)(session, session.generation, at), deviceMark };
  };
