import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import { outstandingVnd, type Payment } from '../payment.ts';
import { lockForStaff, logStep } from '../staff-steps.ts';
import { lockWaiting, logTransfer, putDown, requireSecondPerson, requireWanting } from '../transfer-steps.ts';
import { findTransfer, type IncomingTransferView } from '../views/shown-transfer.ts';

type Needs = Writes<
  'auditLog' | 'bankNotices' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'
> &
  Pick<Ports, 'clock' | 'ids'>;
type Input = Readonly<{
  id: IncomingTransfer['id'];
  paymentId: Payment['id'];
  /** Without it, as much as there is and is asked for. */
  amountVnd?: number | undefined;
}>;

/** Puts a transfer of the queue, or a part of it, down to an order; one that is paid in full by it is completed. */
export const matchTransfer =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, paymentId, amountVnd }: Input): Promise<IncomingTransferView> => {
    requirePermission(actor, 'payment.approve');
    return transaction(async (repositories) => {
      const at = clock.now();
      // Transfers are locked before payments, everywhere.
      const transfer = await lockWaiting(repositories, id);
      const payment = await lockForStaff(repositories, actor, paymentId);
      requireWanting(payment);
      await requireSecondPerson(repositories, actor, transfer, payment);
      const most = Math.min(unallocatedVnd(transfer), outstandingVnd(payment));
      const step = { id: ids.next(), actor, at, amountVnd: amountVnd ?? most };
      const done = await putDown(repositories, transfer, payment, step);

      const about = { reason: null, at };
      await logTransfer(repositories, actor, {
        ...about,
        action: 'incoming_transfer.match',
        before: transfer,
        after: done.transfer,
      });
      await logStep(repositories, actor, {
        ...about,
        action: 'payment.receive',
        before: payment,
        after: done.payment,
        incomingTransferIds: [id],
      });
      return findTransfer(repositories.incomingTransfers, id);
    });
  };
