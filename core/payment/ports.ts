import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { BankNotice, IncomingTransfer } from './incoming-transfer.ts';
import type { Payment } from './payment.ts';

/** With the VND that wait in the queue and name it. */
export type PaymentRow = Payment & Readonly<{ waitingVnd: number }>;
export type StaffPaymentRow = PaymentRow &
  Readonly<{ userName: string; userEmail: string; proposedByName: string | null }>;
export type StaffIncomingTransferRow = IncomingTransfer &
  Readonly<{ suggestedPaymentCode: string | null; suggestedUserName: string | null }>;

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
}

export interface BankNotices {
  /** False when this source told of it before: then nothing was stored. */
  insert(notice: BankNotice): Promise<boolean>;
  find(id: BankNotice['id']): Promise<BankNotice | null>;
}

export interface IncomingTransfers {
  /** False when the account has a transfer of this reference already: then nothing was stored. */
  insert(transfer: IncomingTransfer): Promise<boolean>;
  find(id: IncomingTransfer['id']): Promise<StaffIncomingTransferRow | null>;
  lock(id: IncomingTransfer['id']): Promise<IncomingTransfer | null>;
  /** One that is RECEIVED, oldest first, skipping rows another instance works on; null when none is left. */
  lockReceived(): Promise<IncomingTransfer | null>;
  /** By reference (as `bankCodeOf` spells it), whatever its account, held until the transaction ends. */
  lockByReference(bankReference: string): Promise<readonly IncomingTransfer[]>;
  /** WAITING ones that name this order, held, oldest first. */
  lockWaitingFor(paymentId: Payment['id']): Promise<readonly IncomingTransfer[]>;
  /** Those with an allocation to this order, held. */
  lockAllocatedTo(paymentId: Payment['id']): Promise<readonly IncomingTransfer[]>;
  /** Stores a locked row and its allocations as a whole, and raises its version. */
  update(transfer: IncomingTransfer): Promise<IncomingTransfer>;
  /** VND that wait in the queue and name this order. */
  waitingVndFor(paymentId: Payment['id']): Promise<number>;
  /** Filters: `id`, `status`, `waitingReason`, `accountNumber`, `bankReference`, `source`, `occurredAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<StaffIncomingTransferRow>>;
}
