import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { paymentLifecycle } from '../payment.ts';

type Needs = Writes<'events' | 'payments'> & Pick<Ports, 'clock'>;

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 500;

/** False when none is due. */
const expireOldest = ({ transaction, clock }: Needs): Promise<boolean> =>
  transaction(async ({ payments, events }) => {
    const at = clock.now();
    const [payment] = await payments.lockExpired(at, 1);
    if (!payment) return false;
    const { id: paymentId, userId, code, coins: amount } = payment;
    await payments.update({
      ...payment,
      status: paymentLifecycle.next(payment.status, 'expire'),
      cancelReason: 'EXPIRED',
      canceledAt: at,
      proposal: null,
      updatedAt: at,
    });
    await events.append({ type: 'payment.expired', userId, paymentId, code, amount });
    return true;
  });

/**
 * Cancels orders nobody paid in time. One order a transaction, and rows another instance works on are skipped: any number
 * of instances cancel each once.
 */
export const expirePayments =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ expired: number }> => {
    requirePermission(actor, 'payment.manage');
    let expired = 0;
    while (expired < mostPerRun && (await expireOldest(ports))) expired += 1;
    return { expired };
  };
