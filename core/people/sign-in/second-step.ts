import type { Tokens } from '#core/access/actor/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import { findByLink, linkHash } from './secret-sending.ts';
import { isAlive, lifetime, type Verification } from './verification.ts';

/**
 * What the right password is answered with where a code is due too: it can be traded for a session together with a code,
 * and for nothing else. It ends with the account's open codes and links, as when the password changes.
 */
export type SecondStep = Readonly<{ challenge: string; expiresAt: Date }>;

const purpose = 'SIGN_IN';

export const giveChallenge =
  ({ ids, chance, tokens }: Pick<Ports, 'ids' | 'chance' | 'tokens'>) =>
  async (
    { verifications }: Pick<Repositories, 'verifications'>,
    { id: userId, email }: Pick<User, 'id' | 'email'>,
    at: Date,
  ): Promise<SecondStep> => {
    const challenge = chance.token();
    const id = ids.next();
    const expiresAt = after(at, lifetime.CODE);
    await verifications.insert({
      id,
      userId,
      purpose,
      // Each for itself: who knows the password must not be able to end the sign-in that its owner is in the middle of.
      requester: id,
      mode: 'LINK',
      address: email,
      secretHash: linkHash(tokens, challenge, purpose),
      tries: 0,
      expiresAt,
      createdAt: at,
      usedAt: null,
      replacedAt: null,
    });
    return { challenge, expiresAt };
  };

/** The challenge while it may still be answered; null when it is none, or over. Nothing is used up. */
export const openChallenge = async (
  verifications: Pick<Repositories['verifications'], 'findBySecret'>,
  tokens: Tokens,
  challenge: string,
  at: Date,
): Promise<Verification | null> => {
  const found = await findByLink(verifications, tokens, challenge, purpose);
  return found && isAlive(found, at) ? found : null;
};

const named = (userId: UserId, mark: string): string => `trusted-device:${userId}:${mark}`;

/** What the mark of a trusted device is stored as: it is worth nothing at another account. */
export const deviceMarkHash = (tokens: Tokens, userId: UserId, mark: string): string =>
  tokens.hashSecret(named(userId, mark));

/** What it may be stored as: by the key of now, and by the one of before. */
export const deviceMarkHashes = (tokens: Tokens, userId: UserId, mark: string | null): readonly string[] =>
  mark === null
    ? []
    : [deviceMarkHash(tokens, userId, mark), tokens.earlierHash(named(userId, mark))].filter(
        (hash) => hash !== null,
      );
