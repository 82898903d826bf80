import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Writes } from '#core/kernel/transaction.ts';

/** One run does not take for ever, however much was posted since the last one. */
const mostRounds = 100;

/** Sums up what was posted, so that reports stay quick however long the ledger grows. */
export const foldLedger =
  ({ transaction }: Writes<'ledgerReports'>) =>
  async (actor: Actor): Promise<{ folded: number }> => {
    requirePermission(actor, 'coin.manage');
    let folded = 0;
    for (let round = 0; round < mostRounds; round += 1) {
      const more = await transaction(({ ledgerReports }) => ledgerReports.fold());
      folded += more;
      // The first round may only mark how far the next can go.
      if (more === 0 && round > 0) break;
    }
    return { folded };
  };
