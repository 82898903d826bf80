import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { endFollow, lockBoth } from '../end-follow.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'whenFollowEnds'>;

/** Someone follows this member no longer, and is not told. Doing it again changes nothing. */
export const removeFollower =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, followerId: UserId): Promise<{ removed: true }> => {
    const { id: followeeId } = requireMember(actor);
    await transaction(async (repositories) => {
      await lockBoth(repositories, followerId, followeeId);
      const step = { at: clock.now(), ids, by: followeeId };
      await endFollow({ hooks })(repositories, { followerId, followeeId }, step);
    });
    return { removed: true };
  };
