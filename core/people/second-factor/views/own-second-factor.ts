import type { UserActor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { proofOf, type ProofNeeds } from '../proof.ts';
import { isOn, type SignInProof, type TrustedDevice } from '../second-factor.ts';

export type OwnSecondFactor = Readonly<{
  /** Null: off. */
  since: Date | null;
  /** Their role can't be used without it, and it is not there. */
  isDue: boolean;
  /** What shows who sits at a sign-in when that is asked anew; a passkey does it besides, where there is one. */
  proof: SignInProof;
  hasPasskey: boolean;
  /** Without one it is chosen by mail; what asks for it can't be done before. */
  hasPassword: boolean;
  recoveryCodesLeft: number;
  trustedDevices: readonly Pick<
    TrustedDevice,
    'id' | 'userAgent' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
  >[];
}>;

export type OwnSecondFactorNeeds = Reads<'secondFactors' | 'trustedDevices'> &
  Pick<Ports, 'clock'> &
  ProofNeeds;

export const readOwnSecondFactor =
  (needs: OwnSecondFactorNeeds) =>
  async (actor: UserActor): Promise<OwnSecondFactor> => {
    const { id: userId, secondFactorDue = false } = actor;
    const { reads, clock } = needs;
    const { proof, means, hasPassword } = await proofOf(needs, actor);
    const [factor, recoveryCodesLeft, devices] = await Promise.all([
      reads.secondFactors.find(userId),
      reads.secondFactors.recoveryCodesLeft(userId),
      reads.trustedDevices.listOf(userId, clock.now()),
    ]);
    return {
      since: isOn(factor) ? factor.confirmedAt : null,
      isDue: secondFactorDue,
      proof,
      hasPassword,
      hasPasskey: means.includes('PASSKEY'),
      recoveryCodesLeft,
      trustedDevices: devices.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        userAgent,
        createdAt,
        lastUsedAt,
        expiresAt,
      })),
    };
  };
