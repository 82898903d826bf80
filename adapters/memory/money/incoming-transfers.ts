import { DomainError } from '#core/kernel/domain-error.ts';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import { bankCodeOf } from '#core/money/payment/payment.ts';
import type { BankNotices, IncomingTransfers } from '#core/money/payment/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { memoryIncomingTransferLists } from './incoming-transfer-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

export const memoryBankNotices = (view: () => View): BankNotices => {
  const notices = () => view().table('bankNotices');
  const findBySource = (source: string, sourceId: string) =>
    notices()
      .all()
      .find((notice) => notice.source === source && notice.sourceId === sourceId) ?? null;
  return {
    async insert(notice) {
      if (findBySource(notice.source, notice.sourceId)) return false;
      notices().set(notice.id, notice);
      return true;
    },
    find: async (id) => notices().get(id) ?? null,
    findBySource: async (source, sourceId) => findBySource(source, sourceId),
    list: async (request) =>
      staffList(
        notices()
          .all()
          .map(({ body, ...notice }) => ({ ...notice, body: notice.outcome === 'UNREADABLE' ? body : null })),
        readListRequest(staffLists.bankNotices, request),
        staffLists.bankNotices,
        ({ sourceId }) => [sourceId],
      ),
  };
};

/** What an account has one transfer of; money going out has names of its own. */
const nameOf = ({ accountNumber, bankReference, amountVnd, status }: IncomingTransfer): string =>
  keyOf(accountNumber, bankReference, String(amountVnd), status === 'OUTGOING' ? 'OUT' : 'IN');

const oldestFirst = ascending<IncomingTransfer>(({ createdAt, id }) => [createdAt, id]);

const isWaitingFor = (transfer: IncomingTransfer, paymentId: string): boolean =>
  transfer.status === 'WAITING' && transfer.suggestedPaymentId === paymentId;
const isAllocatedTo = ({ allocations }: IncomingTransfer, paymentId: string): boolean =>
  allocations.some((part) => part.paymentId === paymentId);

type OfPayments = Pick<
  IncomingTransfers,
  'lockByReferences' | 'byReferences' | 'lockWaitingFor' | 'lockAllocatedTo' | 'of'
>;

/** The transfers of a payment: named by its bank code, waiting for it, or put down to it. */
const transfersOfPayments = (view: () => View): OfPayments => {
  const where = (passes: (transfer: IncomingTransfer) => boolean): IncomingTransfer[] =>
    view().table('incomingTransfers').all().filter(passes).toSorted(oldestFirst);

  const byReferences = (bankReferences: readonly string[]): IncomingTransfer[] =>
    where(({ bankReference, status }) => bankReferences.includes(bankReference) && status !== 'OUTGOING');

  return {
    lockByReferences: async (bankReferences) => byReferences(bankReferences),
    byReferences: async (bankReferences) => byReferences(bankReferences),

    lockWaitingFor: async (paymentId) => where((transfer) => isWaitingFor(transfer, paymentId)),
    lockAllocatedTo: async (paymentId) => where((transfer) => isAllocatedTo(transfer, paymentId)),
    of: async (paymentId) =>
      where((transfer) => isWaitingFor(transfer, paymentId) || isAllocatedTo(transfer, paymentId)),
  };
};

export const memoryIncomingTransfers = (view: () => View): IncomingTransfers => {
  const transfers = () => view().table('incomingTransfers');

  const insertMany = (list: readonly IncomingTransfer[]): string[] => {
    const known = new Set(transfers().all().map(nameOf));
    const added: string[] = [];
    for (const transfer of list) {
      const name = nameOf(transfer);
      if (known.has(name)) continue;
      known.add(name);
      transfers().set(transfer.id, transfer);
      added.push(transfer.id);
    }
    return added;
  };

  return {
    insertMany: async (list) => insertMany(list),
    insert: async (transfer) => insertMany([transfer]).length === 1,

    lock: async (id) => transfers().get(id) ?? null,

    received: async (after, limit) =>
      transfers()
        .all()
        .filter(({ id, status }) => status === 'RECEIVED' && id > (after ?? ''))
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit)
        .map(({ id, description }) => ({ id, description })),

    async lockReceived(id) {
      const transfer = transfers().get(id);
      return transfer?.status === 'RECEIVED' ? transfer : null;
    },

    async setAside(ids, reason, at) {
      const served = new Set(
        view()
          .table('payments')
          .all()
          .filter(({ status }) => status === 'COMPLETED')
          .map(({ bankCode }) => bankCodeOf(bankCode ?? '')),
      );
      const waiting = ids
        .flatMap((id) => transfers().get(id) ?? [])
        .filter(({ status, bankReference }) => status === 'RECEIVED' && !served.has(bankReference));
      for (const transfer of waiting) {
        const version = transfer.version + 1;
        transfers().set(transfer.id, {
          ...transfer,
          status: 'WAITING',
          waitingReason: reason,
          updatedAt: at,
          version,
        });
      }
      return waiting.map(({ id }) => id);
    },

    async update(transfer) {
      if (transfers().get(transfer.id)?.version !== transfer.version) throw new DomainError('version.stale');
      const next = { ...transfer, version: transfer.version + 1 };
      transfers().set(next.id, next);
      return next;
    },

    ...transfersOfPayments(view),
    ...memoryIncomingTransferLists(view),
  };
};
