import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { isThere } from '#core/people/account/user.ts';
import { endFollow, lockBoth } from '../end-follow.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'whenBlocked' | 'whenFollowEnds'>;

/** Neither exists for the other from now on. Both follows end, and what stood between the two; held reviews go on. */
export const blockUser =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, otherId: UserId): Promise<{ blocked: true }> => {
    const { id: ownerId } = requireMember(actor);
    if (ownerId === otherId) throw new DomainError('user.not_allowed');
    const step = { at: clock.now(), ids, by: ownerId };
    await transaction(async (repositories) => {
      const { relations, users, events } = repositories;
      const other = await users.find(otherId);
      if (!other || !isThere(other)) throw new DomainError('user.not_found');
      await lockBoth(repositories, ownerId, otherId);
      if (await relations.find(ownerId, otherId, 'BLOCK')) return;
      await relations.put({ ownerId, otherId, kind: 'BLOCK', until: null, createdAt: step.at });
      for (const [followerId, followeeId] of [
        [ownerId, otherId],
        [otherId, ownerId],
      ] as const)
        await endFollow({ hooks })(repositories, { followerId, followeeId }, step);
      for (const answer of hooks.whenBlocked) await answer(repositories, { ownerId, otherId }, step);
      await events.append({ type: 'user.blocked', ownerId, otherId });
    });
    return { blocked: true };
  };

export const unblockUser =
  ({ transaction }: Writes<'relations'>) =>
  async (actor: Actor, otherId: UserId): Promise<{ blocked: false }> => {
    const { id } = requireMember(actor);
    await transaction(({ relations }) => relations.delete(id, otherId, 'BLOCK'));
    return { blocked: false };
  };
