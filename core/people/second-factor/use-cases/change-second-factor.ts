import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '#core/people/sign-in/current-password.ts';
import { isBoundToSecondFactor, meansOf } from '#core/people/sign-in/second-step.ts';
import { checkCode, useCode, type CodeNeeds } from '../check-code.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import {
  readOwnSecondFactor,
  type OwnSecondFactor,
  type OwnSecondFactorNeeds,
} from '../views/own-second-factor.ts';

type Proof = Readonly<{ password: string; code: string }>;
type Changed = 'credentials' | 'events' | 'passkeys' | 'secondFactors' | 'trustedDevices' | 'users';
type Needs = CodeNeeds & Reads<'credentials'> & Pick<Ports, 'clock' | 'passwords' | 'signInCodes'>;

/** Both are asked for again: what was left open on a table must not be enough to take the lock off. */
const changeWithProof = async (
  needs: Needs,
  actor: Actor,
  { password, code: typed }: Proof,
  change: (repositories: Pick<Repositories, Changed>, userId: string) => Promise<void>,
): Promise<void> => {
  const { id: userId } = requireMember(actor);
  if (password === '') throw fieldError('body.password', 'auth.password_required');
  const known = await requirePassword(needs, userId, password);
  const code = await checkCode(needs)(userId, typed, needs.clock.now());
  await needs.transaction(async (repositories) => {
    await lockWithPassword(repositories, known);
    await useCode(repositories, code);
    await change(repositories, userId);
  });
};

const requireAnotherMeans = async (
  needs: WithHooks<'secondStepMeans'>,
  repositories: Pick<Repositories, 'passkeys' | 'secondFactors'>,
  userId: string,
): Promise<void> => {
  if ((await meansOf(needs, repositories, userId)).length === 0)
    throw new DomainError('second_factor.required');
};

/** The ones of before end at once. */
export const renewRecoveryCodes =
  (needs: Needs) =>
  async (actor: Actor, proof: Proof): Promise<Readonly<{ recoveryCodes: readonly string[] }>> => {
    const { shown, hashes } = newRecoveryCodes(needs, requireMember(actor).id);
    await changeWithProof(needs, actor, proof, async ({ secondFactors, events }, userId) => {
      await secondFactors.setRecoveryCodes(userId, hashes);
      await events.append({ type: 'second_factor.recovery_codes_made', userId });
    });
    return { recoveryCodes: shown };
  };

/** Staff who must have a second factor turn it off only where another one stays. */
export const turnOffSecondFactor =
  (needs: Needs & Pick<Ports, 'staffNeedSecondFactor'> & WithHooks<'secondStepMeans'>) =>
  async (actor: Actor, proof: Proof): Promise<{ ok: true }> => {
    const { id, permissions } = requireMember(actor);
    const isBound = isBoundToSecondFactor(needs, id, [...permissions]);
    await changeWithProof(needs, actor, proof, async (repositories, userId) => {
      const { secondFactors, trustedDevices, events } = repositories;
      await secondFactors.delete(userId);
      if (isBound) await requireAnotherMeans(needs, repositories, userId);
      await trustedDevices.deleteAllOf(userId);
      await events.append({ type: 'second_factor.turned_off', userId });
    });
    return { ok: true };
  };

export const ownSecondFactor =
  (ports: OwnSecondFactorNeeds) =>
  (actor: Actor): Promise<OwnSecondFactor> =>
    readOwnSecondFactor(ports)(requireMember(actor));

/** The next sign-in from there is asked for a code. Another person's device is one that does not exist. */
export const forgetTrustedDevice =
  ({ reads }: Reads<'trustedDevices'>) =>
  async (actor: Actor, id: string): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    if (!(await reads.trustedDevices.delete(userId, id)))
      throw new DomainError('second_factor.device_not_found');
    return { ok: true };
  };
