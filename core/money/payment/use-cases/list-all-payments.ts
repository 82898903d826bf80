import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Payment } from '../payment.ts';
import { staffPaymentRow, staffPaymentView, type StaffPaymentView } from '../views/shown-payment.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** Everybody's orders, without their receipts. */
export const listAllPayments =
  ({ reads }: Reads<'payments' | 'settings'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffPaymentView>> => {
    requirePermission(actor, 'payment.view');
    const [found, settings] = await Promise.all([reads.payments.list(request), reads.settings.read()]);
    return { ...found, rows: found.rows.map((row) => staffPaymentRow(row, settings)) };
  };

/** One order after a change by staff, or before it. */
export const anyPayment = async (ports: Needs, id: Payment['id']): Promise<StaffPaymentView> => {
  const row = await ports.reads.payments.find(id);
  if (!row) throw new DomainError('payment.not_found');
  return staffPaymentView(ports, row);
};

export const getAnyPayment =
  (ports: Needs) =>
  async (actor: Actor, id: Payment['id']): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.view');
    return anyPayment(ports, id);
  };
