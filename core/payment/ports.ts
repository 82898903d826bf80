import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { BankNotice, IncomingTransfer } from './incoming-transfer.ts';
import type { Payment } from './payment.ts';

export type StaffPaymentRow = Payment & Readonly<{ userName: string; userEmail: string }>;
export type StaffIncomingTransferRow = IncomingTransfer &
  Readonly<{ suggestedPaymentCode: string | null; suggestedUserName: string | null }>;

export interface Payments {
  /** Fails with payment.unique_id_error when the code was given before. */
  insert(payment: Payment): Promise<void>;
  /** Null when there is none, or it is another member's. */
  findOf(userId: UserId, id: Payment['id']): Promise<Payment | null>;
  find(id: Payment['id']): Promise<StaffPaymentRow | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: Payment['id']): Promise<Payment | null>;
  /** Those of the given codes that exist, held until the transaction ends, in the order of their ids. */
  lockByCodes(codes: readonly string[]): Promise<readonly Payment[]>;
  /**
   * Stores a locked row and raises its version. Fails with payment.bank_code_used when another completed payment has
   * its bank code.
   */
  update(payment: Payment): Promise<Payment>;
  openCountOf(userId: UserId): Promise<number>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Payment>>;
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
