import type { UserActor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isOn, type TrustedDevice } from '../second-factor.ts';

export type OwnSecondFactor = Readonly<{
  /** Null: off. */
  since: Date | null;
  /** Their role can't be used without it, and it is not there. */
  isDue: boolean;
  recoveryCodesLeft: number;
  trustedDevices: readonly Pick<
    TrustedDevice,
    'id' | 'userAgent' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
  >[];
}>;

export const readOwnSecondFactor =
  ({ reads, clock }: Reads<'secondFactors' | 'trustedDevices'> & Pick<Ports, 'clock'>) =>
  async ({ id: userId, secondFactorDue = false }: UserActor): Promise<OwnSecondFactor> => {
    const [factor, recoveryCodesLeft, devices] = await Promise.all([
      reads.secondFactors.find(userId),
      reads.secondFactors.recoveryCodesLeft(userId),
      reads.trustedDevices.listOf(userId, clock.now()),
    ]);
    return {
      since: isOn(factor) ? factor.confirmedAt : null,
      isDue: secondFactorDue,
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
