import type { ProcessStatus } from '#core/coin/rewards.ts';
import type { IncomingTransfer, WaitingReason } from './incoming-transfer.ts';
import { bankCodeOf, isOpen, type Payment } from './payment.ts';

/** What the engine decides about one transfer; it decides nothing that a person would have to undo. */
export type Verdict =
  /** `together` are earlier parts of the same order that wait; with this one they pay it exactly. */
  | Readonly<{ kind: 'PAYS'; payment: Payment; together: readonly IncomingTransfer[] }>
  | Readonly<{ kind: 'WAITS'; reason: WaitingReason; payment: Payment | null }>;

type Situation = Readonly<{
  transfer: Pick<IncomingTransfer, 'accountNumber' | 'amountVnd'>;
  /** Orders whose code is in the description, each once. */
  named: readonly Payment[];
  /** Other transfers in the queue that name the same single order, UNDER, oldest first. */
  parts: readonly IncomingTransfer[];
}>;

const closedReasons: Readonly<Partial<Record<ProcessStatus, WaitingReason>>> = {
  COMPLETED: 'ALREADY_PAID',
  CANCELED: 'LATE',
};

const digits = (accountNumber: string): string => bankCodeOf(accountNumber);

/** Decision 18: exact pays; under, over, unknown, late, a second time or a wrong account waits for a person. */
export const judge = ({ transfer, named, parts }: Situation): Verdict => {
  const [payment, ...others] = named;
  if (!payment) return { kind: 'WAITS', reason: 'UNKNOWN_MEMO', payment: null };
  if (others.length > 0) return { kind: 'WAITS', reason: 'AMBIGUOUS_MEMO', payment };
  if (digits(transfer.accountNumber) !== digits(payment.bankAccount.number)) {
    return { kind: 'WAITS', reason: 'WRONG_ACCOUNT', payment };
  }
  if (!isOpen(payment)) {
    return { kind: 'WAITS', reason: closedReasons[payment.status] ?? 'LATE', payment };
  }
  const waiting = parts.reduce((sum, part) => sum + part.amountVnd, 0);
  const missing = payment.amountVnd - payment.receivedVnd;
  if (transfer.amountVnd === missing) return { kind: 'PAYS', payment, together: [] };
  if (transfer.amountVnd + waiting === missing) return { kind: 'PAYS', payment, together: parts };
  return { kind: 'WAITS', reason: transfer.amountVnd + waiting < missing ? 'UNDER' : 'OVER', payment };
};
