import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import { unallocatedVnd, type IncomingTransfer, type WaitingReason } from './incoming-transfer.ts';
import { memosIn } from './memo.ts';
import { bankCodeOf, isOpen, outstandingVnd, type Payment } from './payment.ts';

/** What the engine decides about one transfer; it decides nothing that a person would have to undo. */
export type Verdict =
  /** `together` are earlier parts of the same order that wait; with this one they pay it exactly. */
  | Readonly<{ kind: 'PAYS'; payment: Payment; together: readonly IncomingTransfer[] }>
  /** Staff completed the order by this very reference before the money was reported: it belongs there, and no coin moves. */
  | Readonly<{ kind: 'BOOKS'; payment: Payment }>
  | Readonly<{ kind: 'WAITS'; reason: WaitingReason; payment: Payment | null }>;

type Situation = Readonly<{
  transfer: Pick<IncomingTransfer, 'source' | 'accountNumber' | 'amountVnd'>;
  /** Orders whose code is in the description, each once. */
  named: readonly Payment[];
  /** The completed order that the transfer's reference served. */
  served: Payment['id'] | null;
  /** Where one order is named: every other transfer that waits for it or is put down to it. */
  reported: readonly Pick<IncomingTransfer, 'source' | 'amountVnd'>[];
  /** Of those, the ones in the queue as UNDER, oldest first. */
  parts: readonly IncomingTransfer[];
}>;

/** The first ones are the likely ones; a text made of nothing but prefixes must not become a thousand questions. */
const mostCodes = 50;

/** The order codes a description may hold. */
export const codesIn = (description: string): readonly string[] => memosIn(description).slice(0, mostCodes);

const closedReasons: Readonly<Partial<Record<ProcessStatus, WaitingReason>>> = {
  COMPLETED: 'ALREADY_PAID',
  CANCELED: 'LATE',
};

/** Decision 18: exact pays; under, over, unknown, late, a second time or a wrong account waits for a person. */
export const judge = ({ transfer, named, served, reported, parts }: Situation): Verdict => {
  const [payment, ...others] = named;
  if (!payment)
    return { kind: 'WAITS', reason: served === null ? 'UNKNOWN_MEMO' : 'ALREADY_PAID', payment: null };
  if (others.length > 0) return { kind: 'WAITS', reason: 'AMBIGUOUS_MEMO', payment };
  if (bankCodeOf(transfer.accountNumber) !== bankCodeOf(payment.bankAccount.number)) {
    return { kind: 'WAITS', reason: 'WRONG_ACCOUNT', payment };
  }
  if (served === payment.id && transfer.amountVnd === outstandingVnd(payment))
    return { kind: 'BOOKS', payment };
  if (served !== null) return { kind: 'WAITS', reason: 'ALREADY_PAID', payment };
  if (!isOpen(payment)) {
    return { kind: 'WAITS', reason: closedReasons[payment.status] ?? 'LATE', payment };
  }
  const isReportedTwice = reported.some(
    ({ source, amountVnd }) => source !== transfer.source && amountVnd === transfer.amountVnd,
  );
  if (isReportedTwice) return { kind: 'WAITS', reason: 'DUPLICATE', payment };

  const waiting = parts.reduce((sum, part) => sum + unallocatedVnd(part), 0);
  const missing = outstandingVnd(payment);
  if (transfer.amountVnd === missing) return { kind: 'PAYS', payment, together: [] };
  if (transfer.amountVnd + waiting === missing) return { kind: 'PAYS', payment, together: parts };
  return { kind: 'WAITS', reason: transfer.amountVnd + waiting < missing ? 'UNDER' : 'OVER', payment };
};
