import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { shouldBeBroad } from '#core/community/activity/social-counts.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';

type Needs = Pick<Ports, 'reads' | 'transaction'> & WithHooks<'whenBroadSwitched'>;

const batch = 20;

/** Authors who grew past the upper border, or fell below the lower one, by the clock. */
export const switchBroad =
  ({ reads, transaction, hooks }: Needs) =>
  async (actor: Actor): Promise<{ switched: number }> => {
    requirePermission(actor, 'feed.manage');
    let switched = 0;
    for (const { userId } of await reads.socialCounts.toSwitch(batch))
      await transaction(async (repositories) => {
        const { socialCounts, follows } = repositories;
        // Who follows or posts meanwhile waits for this row, and then sees the new state.
        const counts = await socialCounts.lock(userId);
        const broad = shouldBeBroad(counts);
        if (broad === counts.broad) return;
        await socialCounts.setBroad(userId, broad);
        await follows.setPulled(userId, broad);
        for (const answer of hooks.whenBroadSwitched) await answer(repositories, { userId, broad });
        switched += 1;
      });
    return { switched };
  };
