import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { AccountTotal } from '../ports.ts';

/** What each account sums up to: over all of them every coin sums up to zero. */
export const coinTotals =
  ({ reads }: Reads<'ledgerReports'>) =>
  async (actor: Actor): Promise<readonly AccountTotal[]> => {
    requirePermission(actor, 'transaction.view');
    return reads.ledgerReports.totals();
  };
