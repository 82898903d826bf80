import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isBoundToSecondFactor, meansOf } from '#core/people/sign-in/second-step.ts';
import { requireWayIn } from '#core/people/sign-in/ways-in.ts';
import { cleanPasskeyName, type PasskeyId } from '../passkey.ts';
import { shownPasskey, type ShownPasskey } from '../views/shown-passkey.ts';

export const listPasskeys =
  ({ reads }: Reads<'passkeys'>) =>
  async (actor: Actor): Promise<{ items: readonly ShownPasskey[] }> => ({
    items: (await reads.passkeys.listOf(requireMember(actor).id)).map(shownPasskey),
  });

/** Another person's passkey is one that is not there. */
export const renamePasskey =
  ({ reads }: Reads<'passkeys'>) =>
  async (
    actor: Actor,
    { id, name: typed }: Readonly<{ id: PasskeyId; name: string }>,
  ): Promise<{ ok: true }> => {
    const { id: userId } = requireMember(actor);
    const name = cleanPasskeyName(typed);
    if (!(await reads.passkeys.rename(userId, id, name))) throw new DomainError('passkey.not_found');
    return { ok: true };
  };

type Removing = Pick<Ports, 'transaction' | 'staffNeedSecondFactor'> &
  WithHooks<'secondStepMeans' | 'waysIn'>;

/** From the next sign-in on it opens nothing. Staff who must have a second factor keep their last one, and the last way into an account stays. */
export const removePasskey =
  (needs: Removing) =>
  async (actor: Actor, id: PasskeyId): Promise<{ ok: true }> => {
    const user = requireMember(actor);
    const { id: userId } = user;
    return needs.transaction(async (repositories) => {
      // Two that are removed side by side must not each count on the other.
      await repositories.users.lock(userId);
      const name = await repositories.passkeys.delete(userId, id);
      if (name === null) throw new DomainError('passkey.not_found');
      if (isBoundToSecondFactor(needs, userId, [...user.permissions])) {
        const left = await meansOf(needs, repositories, userId);
        if (left.length === 0) throw new DomainError('second_factor.required');
      }
      await requireWayIn(needs, repositories, userId);
      await repositories.events.append({ type: 'passkey.removed', userId, name });
      return { ok: true };
    });
  };
