import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { IncomingTransfer } from '../incoming-transfer.ts';
import { codesIn } from '../matching.ts';
import type { Payment } from '../payment.ts';
import type { StaffPaymentRow } from '../ports.ts';
import { suggestionsFor } from '../suggestions.ts';
import { staffPaymentRow } from '../views/shown-payment.ts';
import { findTransfer } from '../views/shown-transfer.ts';
import { shownNotice, type ShownIncomingTransfer } from '../views/transfer-details.ts';

/** How long before a transfer its order may have been made. */
const lookBack = 7 * day;
/** The clocks of a bank and of the server differ, and a statement may name only the day. */
const lookAhead = day;
const mostOrders = 5000;

const paymentsBy = async (
  { reads }: Reads<'payments'>,
  filter: Readonly<Record<string, readonly string[]>>,
): Promise<readonly StaffPaymentRow[]> => {
  if (Object.values(filter).every((values) => values.length === 0)) return [];
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  return (await reads.payments.list({ sort, from: 0, to: 99, filter })).rows;
};

/** One transfer, the notice it came with, and while money of it waits, the orders it may be for. */
export const getIncomingTransfer =
  ({ reads }: Reads<'bankNotices' | 'incomingTransfers' | 'payments' | 'settings'>) =>
  async (actor: Actor, id: IncomingTransfer['id']): Promise<ShownIncomingTransfer> => {
    requirePermission(actor, 'payment.view');
    const transfer = await findTransfer(reads.incomingTransfers, id);
    const notice = shownNotice(await reads.bankNotices.find(transfer.noticeId), transfer);
    if (transfer.status !== 'WAITING') return { ...transfer, notice, suggestions: [] };

    const { occurredAt, description } = transfer;
    const [named, orders] = await Promise.all([
      paymentsBy({ reads }, { code: codesIn(description) }),
      reads.incomingTransfers.unpaidOrders(
        after(occurredAt, -lookBack),
        after(occurredAt, lookAhead),
        mostOrders,
      ),
    ]);
    const found = suggestionsFor({ transfer, named, orders });
    const [rows, settings] = await Promise.all([
      paymentsBy({ reads }, { id: found.map(({ paymentId }) => paymentId) }),
      reads.settings.read(),
    ]);
    const byId = new Map<Payment['id'], StaffPaymentRow>(rows.map((row) => [row.id, row]));
    const suggestions = found.flatMap(({ paymentId, why }) => {
      const row = byId.get(paymentId);
      return row ? [{ payment: staffPaymentRow(row, settings), why }] : [];
    });
    return { ...transfer, notice, suggestions };
  };
