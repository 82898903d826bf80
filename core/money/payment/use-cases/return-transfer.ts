import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import { allocate, requireOthersPayment } from '../settle.ts';
import { lockWaiting, logTransfer } from '../transfer-steps.ts';
import { findTransfer, type IncomingTransferView } from '../views/shown-transfer.ts';

type Needs = Writes<'auditLog' | 'incomingTransfers' | 'payments'> & Pick<Ports, 'clock'>;
type Input = Readonly<{ id: IncomingTransfer['id']; note: string }>;

/** Writes down that what is left of a transfer was sent back to its sender. */
export const returnTransfer =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, note: typed }: Input): Promise<IncomingTransferView> => {
    requirePermission(actor, 'payment.reject');
    const note = normalize(typed);
    if (note === '') throw fieldError('body.note', 'input.required');
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await lockWaiting(repositories, id);
      const named =
        before.suggestedPaymentId && (await repositories.payments.find(before.suggestedPaymentId));
      if (named) requireOthersPayment(actor, named);
      const part = {
        paymentId: null,
        amountVnd: unallocatedVnd(before),
        note,
        by: actorName(actor),
        at,
      };
      const after = await allocate(repositories, before, [part], at);
      await logTransfer(repositories, actor, {
        action: 'incoming_transfer.return',
        before,
        after,
        reason: note,
        at,
      });
      return findTransfer(repositories.incomingTransfers, id);
    });
  };
