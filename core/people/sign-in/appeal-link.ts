import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import { findByLink, linkHash } from './secret-sending.ts';
import { isAlive, lifetime, type Verification } from './verification.ts';

const purpose = 'APPEAL';

/**
 * A link for people who may not sign in any more: it lets them read why, and appeal, and nothing else. Given after the
 * right password; the one before dies. Answers the token, of which only a hash is kept.
 */
export const giveAppealLink =
  ({ ids, chance, tokens }: Pick<Ports, 'ids' | 'chance' | 'tokens'>) =>
  async (
    { verifications }: Pick<Repositories, 'verifications'>,
    { id: userId, email }: Pick<User, 'id' | 'email'>,
    at: Date,
  ): Promise<string> => {
    const token = chance.token();
    await verifications.insert({
      id: ids.next(),
      userId,
      purpose,
      requester: userId,
      mode: 'LINK',
      address: email,
      secretHash: linkHash(tokens, token, purpose),
      tries: 0,
      expiresAt: after(at, lifetime.LINK),
      createdAt: at,
      usedAt: null,
      replacedAt: null,
    });
    return token;
  };

type Known = Readonly<{ userId: UserId; verification: Verification }>;

/** Whose it is. Fails with auth.token_invalid and auth.token_expired; nothing is used up. */
export const readAppealLink =
  ({ tokens }: Pick<Ports, 'tokens'>) =>
  async ({ verifications }: Pick<Repositories, 'verifications'>, token: string, at: Date): Promise<Known> => {
    const verification = await findByLink(verifications, tokens, token, purpose);
    if (!verification?.userId) throw new DomainError('auth.token_invalid');
    if (!isAlive(verification, at))
      throw new DomainError(verification.expiresAt <= at ? 'auth.token_expired' : 'auth.token_invalid');
    return { userId: verification.userId, verification };
  };

/** The same, and it can't be used again once the transaction ends. */
export const useAppealLink =
  (ports: Pick<Ports, 'tokens'>) =>
  async (repositories: Pick<Repositories, 'verifications'>, token: string, at: Date): Promise<Known> => {
    const known = await readAppealLink(ports)(repositories, token, at);
    if (!(await repositories.verifications.use(known.verification.id, at)))
      throw new DomainError('auth.token_invalid');
    return known;
  };
