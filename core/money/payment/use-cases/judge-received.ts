import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { IncomingTransfer } from '../incoming-transfer.ts';
import { judgeAll, type JudgingNeeds } from '../judge-transfer.ts';

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 2000;
const atOnce = 200;

/** Judges what was stored and not yet judged: after a crash, or when an order was held for too long. */
export const judgeReceived = (ports: JudgingNeeds & Reads<'incomingTransfers'>) => {
  const judge = judgeAll(ports);
  return async (actor: Actor, limit: number = mostPerRun): Promise<{ looked: number }> => {
    requirePermission(actor, 'payment.manage');
    let looked = 0;
    let after: IncomingTransfer['id'] | null = null;
    let failure: { error: unknown } | null = null;
    while (looked < limit) {
      const batch: readonly Pick<IncomingTransfer, 'id' | 'description'>[] =
        await ports.reads.incomingTransfers.received(after, Math.min(atOnce, limit - looked));
      const last = batch.at(-1);
      if (!last) break;
      after = last.id;
      looked += batch.length;
      try {
        await judge(actor, batch);
      } catch (error) {
        failure ??= { error };
      }
    }
    if (failure) throw failure.error;
    return { looked };
  };
};
