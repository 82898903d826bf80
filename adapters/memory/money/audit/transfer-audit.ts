import { hour } from '#core/kernel/time.ts';
import { placeOf, unallocatedVnd } from '#core/money/payment/incoming-transfer.ts';
import { bankCodeOf } from '#core/money/payment/payment.ts';
import type { View } from '../../engine/store.ts';

const isPlaced = (status: string): boolean => status !== 'RECEIVED' && status !== 'OUTGOING';

/** Where the rules about money that arrived are broken. */
export const transferPlaces = (view: View, at: Date): Readonly<Record<string, readonly string[]>> => {
  const transfers = view.table('incomingTransfers').all();
  return {
    'transfer.reference_repeated': [
      ...Map.groupBy(transfers, ({ accountNumber, bankReference, amountVnd, status }) =>
        [bankCodeOf(accountNumber), bankCodeOf(bankReference), amountVnd, status === 'OUTGOING'].join(' '),
      ).values(),
    ]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map(({ id, bankReference }) => `incoming transfer ${id} by ${bankReference}`)),

    'transfer.overallocated': transfers
      .filter((transfer) => unallocatedVnd(transfer) < 0)
      .map(({ id }) => `incoming transfer ${id}`),

    'transfer.misplaced': transfers
      .filter((transfer) => {
        const { status, allocations } = transfer;
        return isPlaced(status) ? status !== placeOf(transfer) : allocations.length > 0;
      })
      .map(({ id, status }) => `incoming transfer ${id} is ${status}`),

    'transfer.unjudged': transfers
      .filter(({ status, updatedAt }) => status === 'RECEIVED' && updatedAt.getTime() < at.getTime() - hour)
      .map(({ id }) => `incoming transfer ${id}`),
  };
};
