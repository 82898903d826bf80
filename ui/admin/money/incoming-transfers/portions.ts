import { outstandingVnd, type Payment } from '#core/money/payment/payment.ts';

type Order = Pick<Payment, 'amountVnd' | 'receivedVnd'>;

/** What stays open in the order and in the transfer after a part of it went there; null when it cannot go there. */
export const outcomeOf = (
  unallocatedVnd: number,
  order: Order,
  amountVnd: number,
): Readonly<{ missing: number; left: number }> | null =>
  Number.isSafeInteger(amountVnd) &&
  amountVnd > 0 &&
  amountVnd <= Math.min(unallocatedVnd, outstandingVnd(order))
    ? { missing: outstandingVnd(order) - amountVnd, left: unallocatedVnd - amountVnd }
    : null;

/** What several parts leave of a transfer; below zero they ask for more than there is. */
export const remainderOf = (
  unallocatedVnd: number,
  parts: readonly Readonly<{ amountVnd: number | null }>[],
): number =>
  unallocatedVnd -
  parts.reduce((sum, { amountVnd }) => sum + (Number.isFinite(amountVnd) ? Number(amountVnd) : 0), 0);

/** The next part of a split, as far as the money goes. */
export const nextPortion = (remainderVnd: number, order: Order): number =>
  Math.max(0, Math.min(remainderVnd, outstandingVnd(order)));
