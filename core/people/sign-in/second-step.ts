import { mayHoldStaffRights } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from '#core/people/account/user.ts';
import { findByLink, linkHash } from './secret-sending.ts';
import { isAlive, lifetime, type Verification } from './verification.ts';

export const secondStepMeans = ['CODE', 'PASSKEY'] as const;
export type SecondStepMeans = (typeof secondStepMeans)[number];

export type SecondStepAsking = Readonly<{
  /** Staff who may not be without a second factor. */
  isBound: boolean;
  markHashes: readonly string[];
  at: Date;
}>;

/** Where staff must have a second factor: the people who may not be without one. */
export const isBoundToSecondFactor = (
  { staffNeedSecondFactor }: Pick<Ports, 'staffNeedSecondFactor'>,
  userId: UserId,
  permissions: readonly Permission[],
): boolean => staffNeedSecondFactor && mayHoldStaffRights(userId, permissions);

/**
 * What the right password is answered with where a second step is due: it can be traded for a session together with a code
 * or a passkey, and for nothing else. It ends with the account's open codes and links, as when the password changes.
 */
export type SecondStep = Readonly<{
  challenge: string;
  expiresAt: Date;
  means: readonly SecondStepMeans[];
}>;

const purpose = 'SIGN_IN';

const giveChallenge =
  ({ ids, chance, tokens }: Pick<Ports, 'ids' | 'chance' | 'tokens'>) =>
  async (
    { verifications }: Pick<Repositories, 'verifications'>,
    { id: userId, email }: Pick<User, 'id' | 'email'>,
    at: Date,
  ): Promise<Omit<SecondStep, 'means'>> => {
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

/** What a person can finish a second step with now. */
export const meansOf = async (
  { hooks }: WithHooks<'secondStepMeans'>,
  repositories: Pick<Repositories, 'passkeys' | 'secondFactors'>,
  userId: UserId,
): Promise<readonly SecondStepMeans[]> => {
  const found: SecondStepMeans[] = [];
  for (const answer of hooks.secondStepMeans) found.push(...(await answer(repositories, userId)));
  return secondStepMeans.filter((one) => found.includes(one));
};

type Asking = Pick<Ports, 'ids' | 'chance' | 'tokens' | 'staffNeedSecondFactor'> &
  WithHooks<'mustGiveCode' | 'secondStepMeans'>;

/** Null where the first step was enough. The account must be locked. */
export const askForSecondStep =
  (needs: Asking) =>
  async (
    repositories: Repositories,
    user: Pick<User, 'id' | 'email' | 'roleId'>,
    { markHashes, at }: Omit<SecondStepAsking, 'isBound'>,
  ): Promise<SecondStep | null> => {
    const permissions = needs.staffNeedSecondFactor
      ? (await repositories.roles.get(user.roleId)).permissions
      : [];
    const isBound = isBoundToSecondFactor(needs, user.id, permissions);
    for (const must of needs.hooks.mustGiveCode) {
      if (!(await must(repositories, user.id, { isBound, markHashes, at }))) continue;
      const means = await meansOf(needs, repositories, user.id);
      return { ...(await giveChallenge(needs)(repositories, user, at)), means };
    }
    return null;
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
