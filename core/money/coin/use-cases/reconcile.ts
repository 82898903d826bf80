import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Breach } from '../ports.ts';

/** Checks every money rule and changes nothing. */
export const reconcile =
  ({ reads }: Reads<'moneyAudit'>) =>
  async (actor: Actor): Promise<{ ok: boolean; breaches: readonly Breach[] }> => {
    requirePermission(actor, 'coin.view', 'coin.manage');
    const breaches = await reads.moneyAudit.breaches();
    return { ok: breaches.length === 0, breaches };
  };
