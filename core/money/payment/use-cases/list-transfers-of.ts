import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { maxPageSize } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Payment } from '../payment.ts';
import { incomingTransferView, type IncomingTransferView } from '../views/shown-transfer.ts';

/** Money that was put down to an order, or names it and waits; newest first. */
export const listTransfersOf =
  ({ reads }: Reads<'incomingTransfers' | 'payments'>) =>
  async (actor: Actor, id: Payment['id']): Promise<readonly IncomingTransferView[]> => {
    requirePermission(actor, 'payment.view');
    if (!(await reads.payments.find(id))) throw new DomainError('payment.not_found');
    const known = await reads.incomingTransfers.of(id);
    if (known.length === 0) return [];
    const { rows } = await reads.incomingTransfers.list({
      sort: { field: 'occurredAt', order: 'DESC' },
      from: 0,
      to: maxPageSize - 1,
      filter: { id: known.slice(-maxPageSize).map((transfer) => transfer.id) },
    });
    return rows.map(incomingTransferView);
  };
