import type { Id } from '#core/kernel/id.ts';
import type { ReceivedTransfer } from './bank-notices/received-transfer.ts';
import { bankCodeOf, orderNumberSign, type Payment } from './payment.ts';

/** Who reported a transfer: a provider's signed notice, or a statement file that staff imported. */
export const noticeSources = ['sepay', 'casso', 'payos', 'statement'] as const;
export type NoticeSource = (typeof noticeSources)[number];

/** UNREADABLE: signed, and not understood; kept for a person to look at. */
export const noticeOutcomes = ['READ', 'UNREADABLE'] as const;

/** A bank's notice exactly as it came, stored before anybody judges it. */
export type BankNotice = Readonly<{
  id: Id<'bank-notice'>;
  source: NoticeSource;
  /** The provider's own number of it: the second time it comes is nothing new. */
  sourceId: string;
  body: string;
  outcome: (typeof noticeOutcomes)[number];
  /** Who handed in a statement file; null for a messenger's signed notice. */
  importedBy: string | null;
  receivedAt: Date;
}>;

/**
 * RECEIVED: stored, not yet judged. WAITING: in the queue, for a person. MATCHED: all of it pays one order. SPLIT: it
 * pays several, or some of it was sent back. RETURNED: all of it was sent back. OUTGOING: not ours to match.
 */
export const incomingTransferStatuses = [
  'RECEIVED',
  'WAITING',
  'MATCHED',
  'SPLIT',
  'RETURNED',
  'OUTGOING',
] as const;
export type IncomingTransferStatus = (typeof incomingTransferStatuses)[number];

/** Why the engine left it to a person. */
export const waitingReasons = [
  'UNDER',
  'OVER',
  'UNKNOWN_MEMO',
  'AMBIGUOUS_MEMO',
  'LATE',
  'ALREADY_PAID',
  'WRONG_ACCOUNT',
  'PAYMENT_CANCELED',
  /** Another source reported the same amount for the same order, under another reference: likely the same money. */
  'DUPLICATE',
  /** It names an order of the person who imported the statement: another person decides. */
  'OWN_ORDER',
  /** From a statement, for an order so large that its importer may not decide alone. */
  'SECOND_PERSON',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Why an order may be the one: its code is there, or nearly, or its member's name, or it asks for this amount. */
export const suggestionReasons = ['MEMO', 'AMOUNT', 'CLOSE_MEMO', 'MEMBER_NAME'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

/** Where a part of a transfer went: to an order, or (paymentId null) back to its sender. */
export type Allocation = Readonly<{
  paymentId: Payment['id'] | null;
  amountVnd: number;
  /** The bank's reference of the money sent back, or staff's words. */
  note: string | null;
  by: string;
  at: Date;
}>;

/** Money that arrived on a bank account. Never deleted; its whole amount ends in allocations, or it waits. */
export type IncomingTransfer = Readonly<{
  id: Id<'incoming-transfer'>;
  noticeId: BankNotice['id'];
  source: NoticeSource;
  /** As `bankCodeOf` spells it; an account has one transfer of a reference and an amount. */
  bankReference: string;
  accountNumber: string;
  amountVnd: number;
  /** As the bank wrote it. */
  description: string;
  occurredAt: Date;
  status: IncomingTransferStatus;
  waitingReason: WaitingReason | null;
  /** The order its memo seems to name. */
  suggestedPaymentId: Payment['id'] | null;
  allocations: readonly Allocation[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** What a source reported, as it is stored before anybody judges it. */
/** The sign for a second order is ours. */
const referenceOf = (given: string): string => bankCodeOf(given).replaceAll(orderNumberSign, '');

export const arrival = (
  {
    providerId,
    bankReference,
    accountNumber,
    amountVnd,
    description,
    receivedAt,
    direction,
  }: ReceivedTransfer,
  { id, notice, at }: Readonly<{ id: string; notice: Pick<BankNotice, 'id' | 'source'>; at: Date }>,
): IncomingTransfer => ({
  id,
  noticeId: notice.id,
  source: notice.source,
  bankReference: referenceOf(bankReference) || referenceOf(`${notice.source}${providerId}`),
  accountNumber: bankCodeOf(accountNumber),
  amountVnd,
  description,
  occurredAt: receivedAt,
  status: direction === 'OUT' ? 'OUTGOING' : 'RECEIVED',
  waitingReason: null,
  suggestedPaymentId: null,
  allocations: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
});

export const allocatedVnd = ({ allocations }: Pick<IncomingTransfer, 'allocations'>): number =>
  allocations.reduce((sum, { amountVnd }) => sum + amountVnd, 0);

export const unallocatedVnd = (transfer: Pick<IncomingTransfer, 'allocations' | 'amountVnd'>): number =>
  transfer.amountVnd - allocatedVnd(transfer);

/** The one place a transfer is in, by where its money went. */
export const placeOf = (
  transfer: Pick<IncomingTransfer, 'allocations' | 'amountVnd'>,
): Exclude<IncomingTransferStatus, 'RECEIVED' | 'OUTGOING'> => {
  if (unallocatedVnd(transfer) > 0) return 'WAITING';
  const orders = new Set(transfer.allocations.map(({ paymentId }) => paymentId));
  if (orders.size > 1) return 'SPLIT';
  return orders.has(null) ? 'RETURNED' : 'MATCHED';
};
