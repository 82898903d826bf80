import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import { outstandingVnd } from '#core/money/payment/payment.ts';
import type { IncomingTransfers, StaffIncomingTransferRow } from '#core/money/payment/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

const staffRowOf = ({ table }: View, transfer: IncomingTransfer): StaffIncomingTransferRow => {
  const payment = table('payments').get(transfer.suggestedPaymentId ?? '');
  return {
    ...transfer,
    suggestedPaymentCode: payment?.code ?? null,
    suggestedUserName: payment ? (table('users').get(payment.userId)?.fullname ?? null) : null,
  };
};

type Lists = Pick<IncomingTransfers, 'find' | 'list' | 'countsOf' | 'unpaidOrders'>;

/** What staff see of the money that came in, and of the orders it may be for. */
export const memoryIncomingTransferLists = (view: () => View): Lists => ({
  async find(id) {
    const transfer = view().table('incomingTransfers').get(id);
    return transfer ? staffRowOf(view(), transfer) : null;
  },

  async countsOf(ids) {
    const found = ids.flatMap((id) => view().table('incomingTransfers').get(id) ?? []);
    const byStatus = Map.groupBy(found, ({ status }) => status);
    return Object.fromEntries([...byStatus].map(([status, group]) => [status, group.length]));
  },

  unpaidOrders: async (from, to, limit) =>
    view()
      .table('payments')
      .all()
      .filter(({ status, createdAt }) => status !== 'COMPLETED' && createdAt >= from && createdAt <= to)
      .toSorted(descending(({ createdAt, id }) => [createdAt, id]))
      .slice(0, limit)
      .map((payment) => ({
        id: payment.id,
        code: payment.code,
        status: payment.status,
        createdAt: payment.createdAt,
        missingVnd: outstandingVnd(payment),
        userName: view().table('users').get(payment.userId)?.fullname ?? '',
      })),

  list: async (request) =>
    staffList(
      view()
        .table('incomingTransfers')
        .all()
        .map((transfer) => staffRowOf(view(), transfer)),
      readListRequest(staffLists.incomingTransfers, request),
      staffLists.incomingTransfers,
      ({ description, bankReference }) => [description, bankReference],
    ),
});
