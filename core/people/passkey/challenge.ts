import type { Tokens } from '#core/access/actor/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { passkeyLimits, type PasskeyPurpose } from './passkey.ts';

export type OpenedChallenge = Readonly<{ challenge: string; site: string; expiresAt: Date }>;

const hashOf = (tokens: Tokens, purpose: PasskeyPurpose, challenge: string): string =>
  tokens.hashSecret(`passkey:${purpose}:${challenge}`);

type Giving = Writes<'passkeys'> & Pick<Ports, 'chance' | 'clock' | 'passkeyReader' | 'tokens'>;

/** For one purpose and, where it is known, one person. */
export const openPasskeyChallenge =
  ({ transaction, chance, clock, passkeyReader, tokens }: Giving) =>
  async (purpose: PasskeyPurpose, userId: UserId | null): Promise<OpenedChallenge> => {
    const challenge = chance.token(passkeyLimits.challengeBytes);
    const at = clock.now();
    const expiresAt = after(at, passkeyLimits.challengeLasts);
    await transaction(({ passkeys }) =>
      passkeys.keepChallenge({ hash: hashOf(tokens, purpose, challenge), userId, expiresAt }, at),
    );
    return { challenge, site: passkeyReader.site, expiresAt };
  };

export type TakingChallenge = Writes<'passkeys'> & Pick<Ports, 'passkeyReader' | 'tokens'>;

/**
 * The challenge an answer was made for. It is used up in a transaction of its own, before anything is compared: whatever
 * becomes of the answer, it can't be sent again. Fails with passkey.refused, passkey.challenge_over.
 */
export const takePasskeyChallenge =
  ({ transaction, passkeyReader, tokens }: TakingChallenge) =>
  async (
    purpose: PasskeyPurpose,
    userId: UserId | null,
    { clientData, at }: Readonly<{ clientData: string; at: Date }>,
  ): Promise<string> => {
    const challenge = passkeyReader.challengeOf(clientData);
    if (challenge === null) throw new DomainError('passkey.refused');
    const kept = await transaction(({ passkeys }) =>
      passkeys.takeChallenge(hashOf(tokens, purpose, challenge), at),
    );
    if (kept === null || kept.userId !== userId) throw new DomainError('passkey.challenge_over');
    return challenge;
  };
