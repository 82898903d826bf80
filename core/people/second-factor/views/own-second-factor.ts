import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isBoundToSecondFactor, meansOf } from '#core/people/sign-in/second-step.ts';
import { isOn, proofBy, type SignInProof, type TrustedDevice } from '../second-factor.ts';

export type OwnSecondFactor = Readonly<{
  /** Null: off. */
  since: Date | null;
  /** Their role can't be used without it, and it is not there. */
  isDue: boolean;
  /** What shows who sits at a sign-in when that is asked anew; a passkey does it besides, where there is one. */
  proof: SignInProof;
  hasPasskey: boolean;
  recoveryCodesLeft: number;
  trustedDevices: readonly Pick<
    TrustedDevice,
    'id' | 'userAgent' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
  >[];
}>;

export type OwnSecondFactorNeeds = Reads<'passkeys' | 'secondFactors' | 'trustedDevices'> &
  Pick<Ports, 'clock' | 'staffNeedSecondFactor'> &
  WithHooks<'secondStepMeans'>;

export const readOwnSecondFactor =
  (needs: OwnSecondFactorNeeds) =>
  async ({ id: userId, permissions, secondFactorDue = false }: UserActor): Promise<OwnSecondFactor> => {
    const { reads, clock } = needs;
    const means = await meansOf(needs, reads, userId);
    const isBound = isBoundToSecondFactor(needs, userId, [...permissions]);
    const [factor, recoveryCodesLeft, devices] = await Promise.all([
      reads.secondFactors.find(userId),
      reads.secondFactors.recoveryCodesLeft(userId),
      reads.trustedDevices.listOf(userId, clock.now()),
    ]);
    return {
      since: isOn(factor) ? factor.confirmedAt : null,
      isDue: secondFactorDue,
      proof: proofBy(means, isBound),
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
