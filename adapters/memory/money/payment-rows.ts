import { unallocatedVnd } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import type { PaymentRow, StaffPaymentRow } from '#core/money/payment/ports.ts';
import type { View } from '../engine/store.ts';

/** With the money that waits for staff to put it down to this payment. */
export const paymentRowOf = ({ table }: View, payment: Payment): PaymentRow => ({
  ...payment,
  waitingVnd: table('incomingTransfers')
    .all()
    .filter(({ status, suggestedPaymentId }) => status === 'WAITING' && suggestedPaymentId === payment.id)
    .reduce((sum, transfer) => sum + unallocatedVnd(transfer), 0),
});

export const staffPaymentRowOf = (view: View, payment: Payment): StaffPaymentRow => {
  const users = view.table('users');
  const owner = users.get(payment.userId);
  return {
    ...paymentRowOf(view, payment),
    userName: owner?.fullname ?? '',
    userEmail: owner?.email ?? '',
    proposedByName: users.get(payment.proposal?.by ?? '')?.fullname ?? null,
    shortfallByName: users.get(payment.shortfall?.by ?? '')?.fullname ?? null,
    shortfallApprovedByName: users.get(payment.shortfall?.approvedBy ?? '')?.fullname ?? null,
  };
};
