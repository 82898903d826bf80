import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { releaseHold } from '../holds.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'whenHoldExpires'>;

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 500;

/**
 * Gives back what a crash left set aside. One hold a transaction, and rows another instance works on are skipped: any
 * number of instances release each hold once.
 */
export const releaseExpiredHolds =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor): Promise<{ released: number }> => {
    requirePermission(actor, 'coin.manage');
    const releaseOldest = () =>
      transaction(async (repositories) => {
        const { wallets, holds } = repositories;
        const at = clock.now();
        const [hold] = await holds.lockExpired(at, 1);
        if (!hold) return false;
        await releaseHold({ wallets, holds }, hold.id, { id: ids.next(), actor: actorName(actor), at });
        for (const note of hooks.whenHoldExpires) await note(repositories, hold);
        return true;
      });

    let released = 0;
    while (released < mostPerRun && (await releaseOldest())) released += 1;
    return { released };
  };
