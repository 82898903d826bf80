import { unallocatedVnd } from '#core/money/payment/incoming-transfer.ts';
import {
  bankCodeOf,
  outstandingVnd,
  reversalReference,
  topUpReference,
  transferReferencesOf,
  type Payment,
} from '#core/money/payment/payment.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

/** Where orders, the money put down to them and the coins they gave do not agree. */
export const paymentPlaces = (
  { table }: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const payments = table('payments').all();
  const topUps = postings.filter(({ reason, account }) => reason === 'TOP_UP' && account === 'USER');
  const reversals = postings.filter(({ reason, account }) => reason === 'REVERSAL' && account === 'USER');
  const parts = table('incomingTransfers')
    .all()
    .flatMap(({ allocations }) => allocations);

  const isShort = (payment: Payment): boolean => {
    const references = transferReferencesOf(payment.bankCode ?? '');
    const known = table('incomingTransfers')
      .all()
      .filter(({ bankReference, status }) => references.includes(bankReference) && status !== 'OUTGOING');
    const available = known.reduce((sum, transfer) => sum + unallocatedVnd(transfer), 0);
    return known.length > 0 && available < outstandingVnd(payment);
  };
  const isExcused = ({ shortfall }: Payment): boolean =>
    shortfall !== null && shortfall.by !== shortfall.approvedBy && shortfall.reason !== '';

  const isReversed = (topUp: StoredPosting): boolean =>
    reversals.some(
      (reversal) =>
        reversal.reference === `${topUp.reference}:reversal` &&
        reversal.reverses === topUp.transferId &&
        reversal.userId === topUp.userId &&
        reversal.coin === topUp.coin &&
        reversal.amount === -topUp.amount,
    );

  return {
    'payment.without_posting': payments
      .filter((payment) => payment.status === 'COMPLETED')
      .filter(
        (payment) =>
          !topUps.some(
            (topUp) =>
              topUp.reference === topUpReference(payment) &&
              topUp.transferId === payment.transferId &&
              topUp.userId === payment.userId &&
              topUp.coin === 'FIT_COIN' &&
              topUp.amount === payment.coins,
          ) || reversals.some(({ reference }) => reference === reversalReference(payment)),
      )
      .map(({ id }) => `payment ${id}`),

    'posting.top_up_without_payment': topUps
      .filter(
        (topUp) =>
          !payments.some(
            (payment) =>
              payment.id === topUp.reference.split(':')[0] &&
              payment.userId === topUp.userId &&
              payment.coins === topUp.amount &&
              topUp.coin === 'FIT_COIN' &&
              ((payment.status === 'COMPLETED' && payment.transferId === topUp.transferId) ||
                isReversed(topUp)),
          ),
      )
      .map(({ id }) => `posting ${id}`),

    'payment.reference_repeated': [
      ...Map.groupBy(
        payments.filter(({ status }) => status === 'COMPLETED'),
        ({ bankCode }) => bankCodeOf(bankCode ?? ''),
      ),
    ]
      .filter(([reference, completed]) => reference === '' || completed.length > 1)
      .flatMap(([reference, completed]) =>
        completed.map(({ id }) => `payment ${id} by ${reference || 'nothing that is seen'}`),
      ),

    'payment.received_differs': payments
      .filter(({ id, receivedVnd }) => {
        const own = parts.filter(({ paymentId }) => paymentId === id);
        return receivedVnd !== own.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
      })
      .map(({ id }) => `payment ${id}`),

    'payment.not_covered': payments
      .filter((payment) => payment.status === 'COMPLETED' && !isExcused(payment) && isShort(payment))
      .map(({ id }) => `payment ${id}`),
  };
};
