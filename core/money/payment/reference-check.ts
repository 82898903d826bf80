import { unallocatedVnd, type IncomingTransfer } from './incoming-transfer.ts';
import { outstandingVnd, type Payment } from './payment.ts';

/**
 * UNKNOWN: no notice and no statement told of money under the reference. USED: it completed another order, or its money
 * went elsewhere. SHORT: what is left of it is less than the order asks for. COVERS: it pays the order.
 */
export const referenceStates = ['UNKNOWN', 'USED', 'SHORT', 'COVERS'] as const;

export type ReferenceCheck = Readonly<{
  state: (typeof referenceStates)[number];
  /** What is left of the transfers with this reference. */
  availableVnd: number;
  /** What the order still asks for. */
  outstandingVnd: number;
}>;

/** Money that pays another order, was sent back or went out pays nothing here. */
const isSpent = (transfer: IncomingTransfer, id: Payment['id']): boolean => {
  if (transfer.status === 'OUTGOING') return true;
  const orders = transfer.allocations.map(({ paymentId }) => paymentId);
  if (orders.some((order) => order !== null && order !== id)) return true;
  return unallocatedVnd(transfer) === 0 && !orders.includes(id);
};

/** What a bank reference is worth for an order; `served` is the completed order that the reference belongs to. */
export const checkReference = (
  payment: Pick<Payment, 'id' | 'amountVnd' | 'receivedVnd'>,
  arrived: readonly IncomingTransfer[],
  served: Payment['id'] | null,
): ReferenceCheck => {
  const asked = outstandingVnd(payment);
  const availableVnd = arrived.reduce((sum, transfer) => sum + unallocatedVnd(transfer), 0);
  const found = { availableVnd, outstandingVnd: asked };
  if ((served !== null && served !== payment.id) || arrived.some((transfer) => isSpent(transfer, payment.id)))
    return { ...found, state: 'USED' };
  if (arrived.length === 0) return { ...found, state: 'UNKNOWN' };
  return { ...found, state: availableVnd < asked ? 'SHORT' : 'COVERS' };
};
