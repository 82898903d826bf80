import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { paymentLifecycle, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../views/shown-payment.ts';
import { releaseMoney } from '../settle.ts';
import { lockForStaff, logStep, requireReason } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'events' | 'incomingTransfers' | 'payments'> &
  Pick<Ports, 'clock' | 'mediaStore'>;
type Input = Readonly<{ id: Payment['id']; reason: string }>;

/** Closes an order that is not paid. Money that came in part waits for a person again. */
export const rejectPayment =
  (ports: Needs) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.reject');
    const reason = requireReason(typed);
    await ports.transaction(async (repositories) => {
      const { payments, incomingTransfers, events } = repositories;
      const at = ports.clock.now();
      // Transfers are locked before payments, everywhere.
      const released = await incomingTransfers.lockAllocatedTo(id);
      const before = await lockForStaff(repositories, actor, id);
      const status = paymentLifecycle.next(before.status, 'reject');
      const after = await payments.update({
        ...(await releaseMoney(repositories, before, released, at)),
        status,
        cancelReason: 'REJECTED',
        canceledAt: at,
        note: reason,
        proposal: null,
        updatedAt: at,
      });
      const { userId, code, coins: amount } = after;
      await events.append({ type: 'payment.rejected', userId, paymentId: id, code, amount });
      await logStep(repositories, actor, {
        action: 'payment.reject',
        before,
        after,
        reason,
        at,
        incomingTransferIds: released.map((transfer) => transfer.id),
      });
    });
    return anyPayment(ports, id);
  };
