import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';

/** Counts older than the longest window, by the clock. */
export const forgetOldCounts =
  ({ reads, clock }: Reads<'actionCounts'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ deleted: number }> => {
    requirePermission(actor, 'feed.manage');
    return { deleted: await reads.actionCounts.deleteBefore(after(clock.now(), -2 * day)) };
  };
