import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { SignedText } from './bank-notices/received-transfer.ts';
import type {
  BankNotice,
  IncomingTransfer,
  IncomingTransferStatus,
  WaitingReason,
} from './incoming-transfer.ts';
import type { Payment } from './payment.ts';

/** With the VND that wait in the queue and name it. */
export type PaymentRow = Payment & Readonly<{ waitingVnd: number }>;
export type StaffPaymentRow = PaymentRow &
  Readonly<{
    userName: string;
    userEmail: string;
    proposedByName: string | null;
    /** Of the two who let a shortfall pass. */
    shortfallByName: string | null;
    shortfallApprovedByName: string | null;
  }>;
export type StaffIncomingTransferRow = IncomingTransfer &
  Readonly<{ suggestedPaymentCode: string | null; suggestedUserName: string | null }>;

/** What was read is told by its transfers, and a statement is long: only what nobody could read comes with its text. */
export type BankNoticeRow = Omit<BankNotice, 'body'> & Readonly<{ body: string | null }>;

export interface Payments {
  /** One member orders one thing at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  /** False when the code was given before: then nothing was stored. */
  insert(payment: Payment): Promise<boolean>;
  /** Null when there is none, or it is another member's. */
  findOf(userId: UserId, id: Payment['id']): Promise<PaymentRow | null>;
  find(id: Payment['id']): Promise<StaffPaymentRow | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: Payment['id']): Promise<Payment | null>;
  /** Those of the given codes that exist, held until the transaction ends, in the order of their ids. */
  lockByCodes(codes: readonly string[]): Promise<readonly Payment[]>;
  /**
   * Stores a locked row and raises its version. Fails with payment.bank_code_used when another completed payment has
   * its bank code, however it is spelled, and with payment.receipt_not_found when the receipt was deleted meanwhile.
   */
  update(payment: Payment): Promise<Payment>;
  /** The completed payment a bank code served, however it is spelled. */
  completedBy(bankCode: string): Promise<Payment['id'] | null>;
  openCountOf(userId: UserId): Promise<number>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<PaymentRow>>;
  /** Filters: `id`, `code`, `userId`, `status`, `bankCode`, `packageId`, `createdAt_gte`, `createdAt_lte`, `q`. */
  list(request: ListRequest): Promise<List<StaffPaymentRow>>;
  /** PENDING past their end, oldest first, skipping rows another instance works on. */
  lockExpired(at: Date, limit: number): Promise<readonly Payment[]>;
  /** No order of this member shows its receipt any more. */
  forgetReceiptsOf(userId: UserId): Promise<void>;
}

export interface BankNotices {
  /** False when this source reported it before: then nothing was stored. */
  insert(notice: BankNotice): Promise<boolean>;
  find(id: BankNotice['id']): Promise<BankNotice | null>;
  findBySource(source: BankNotice['source'], sourceId: string): Promise<BankNotice | null>;
  /** Filters: `id`, `source`, `sourceId`, `outcome`, `importedBy`, `receivedAt_gte/_lte`, `q` (in the source's number). */
  list(request: ListRequest): Promise<List<BankNoticeRow>>;
}

/** What a look through the orders that are not paid needs of each. */
export type UnpaidOrder = Pick<Payment, 'id' | 'code' | 'status' | 'createdAt'> &
  Readonly<{ missingVnd: number; userName: string }>;

export interface IncomingTransfers {
  /** False when the account has a transfer of this reference and amount already: then nothing was stored. */
  insert(transfer: IncomingTransfer): Promise<boolean>;
  /** The ids of those that are new; what the account has already, and what is in the list twice, is stored once. */
  insertMany(transfers: readonly IncomingTransfer[]): Promise<readonly IncomingTransfer['id'][]>;
  find(id: IncomingTransfer['id']): Promise<StaffIncomingTransferRow | null>;
  lock(id: IncomingTransfer['id']): Promise<IncomingTransfer | null>;
  /** RECEIVED ones by id, from behind `after` on; not held. */
  received(
    after: IncomingTransfer['id'] | null,
    limit: number,
  ): Promise<readonly Pick<IncomingTransfer, 'id' | 'description'>[]>;
  /** Holds it; null when it is no longer RECEIVED, or another instance works on it. */
  lockReceived(id: IncomingTransfer['id']): Promise<IncomingTransfer | null>;
  /**
   * RECEIVED ones of the list become WAITING, and their ids are answered; left out are rows another instance works on,
   * and those whose reference served a completed order.
   */
  setAside(
    ids: readonly IncomingTransfer['id'][],
    reason: WaitingReason,
    at: Date,
  ): Promise<readonly IncomingTransfer['id'][]>;
  /** Money in, by references (as `bankCodeOf` spells them), whatever its account, held until the transaction ends. */
  lockByReferences(bankReferences: readonly string[]): Promise<readonly IncomingTransfer[]>;
  /** The same, not held. */
  byReferences(bankReferences: readonly string[]): Promise<readonly IncomingTransfer[]>;
  /**
   * WAITING ones that name this order, held, oldest first. It waits for nobody: what staff hold at this moment is left
   * out, so that it may be called with the order held.
   */
  lockWaitingFor(paymentId: Payment['id']): Promise<readonly IncomingTransfer[]>;
  /** Those with an allocation to this order, held. */
  lockAllocatedTo(paymentId: Payment['id']): Promise<readonly IncomingTransfer[]>;
  /** WAITING ones that name this order, and those with an allocation to it; not held. */
  of(paymentId: Payment['id']): Promise<readonly IncomingTransfer[]>;
  /** Stores a locked row and its allocations as a whole, and raises its version. */
  update(transfer: IncomingTransfer): Promise<IncomingTransfer>;
  /** How many of the list are in each place. */
  countsOf(
    ids: readonly IncomingTransfer['id'][],
  ): Promise<Readonly<Partial<Record<IncomingTransferStatus, number>>>>;
  /** Orders made in this time that are not COMPLETED, newest first. */
  unpaidOrders(from: Date, to: Date, limit: number): Promise<readonly UnpaidOrder[]>;
  /** Filters: `id`, `status`, `waitingReason`, `accountNumber`, `bankReference`, `source`, `occurredAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<StaffIncomingTransferRow>>;
}

/** The secret shared with the sender of bank notices, behind the two questions asked of it. */
export interface BankNoticeSignatures {
  readonly configured: boolean;
  /** In constant time; false without a secret. */
  verify(signed: Pick<SignedText, 'text' | 'signature' | 'algorithm'>): boolean;
  /** The same short text for the same long one, and for no other. */
  digest(text: string): string;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    payments: Payments;
    bankNotices: BankNotices;
    incomingTransfers: IncomingTransfers;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly bankSignatures: BankNoticeSignatures;
  }
}
