import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import { releaseHold } from '../holds.ts';

type Needs = { transaction: Transaction<'events' | 'holds' | 'wallets'>; clock: Clock; ids: Ids };

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 500;

/**
 * Gives back what a crash left set aside. One hold a transaction, and rows another instance works on are skipped: any
 * number of instances release each hold once.
 */
export const releaseExpiredHolds =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor): Promise<{ released: number }> => {
    requirePermission(actor, 'coin.manage');
    const releaseOldest = () =>
      transaction(async ({ wallets, holds, events }) => {
        const at = clock.now();
        const [hold] = await holds.lockExpired(at, 1);
        if (!hold) return false;
        await releaseHold({ wallets, holds }, hold.id, { id: ids.next(), actor: actorName(actor), at });
        if (hold.reason === 'FEE_EXPORT_PHYSICAL_PROFILE') {
          await events.append({ type: 'report.refunded', userId: hold.userId, amount: hold.amount });
        }
        return true;
      });

    let released = 0;
    while (released < mostPerRun && (await releaseOldest())) released += 1;
    return { released };
  };
