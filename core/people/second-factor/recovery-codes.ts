import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { secondFactorLimits, shownRecoveryCode } from './second-factor.ts';

/** Shown in one answer and nowhere else; only what they hash to is kept. */
export type NewRecoveryCodes = Readonly<{ shown: readonly string[]; hashes: readonly string[] }>;

export const newRecoveryCodes = (
  { signInCodes }: Pick<Ports, 'signInCodes'>,
  userId: UserId,
): NewRecoveryCodes => {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, () => signInCodes.newRecoveryCode());
  return {
    shown: codes.map(shownRecoveryCode),
    hashes: codes.map((code) => signInCodes.hashRecoveryCode(userId, code)),
  };
};
