import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { retentionLimits } from '../retention.ts';

/** Takes out what nobody will ask for again; answers how much that was. */
export const deleteExpiredRows =
  ({ reads, clock }: Reads<'retention' | 'retentionTerms'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'global');
    const terms = await reads.retentionTerms.all();
    return reads.retention.forget(retentionLimits(clock.now(), terms));
  };
