import type { Payments } from '#core/money/payment/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { paymentRowOf, staffPaymentRowOf } from './payment-rows.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

export const memoryPaymentLists = (view: () => View): Pick<Payments, 'pageOf' | 'list'> => ({
  async pageOf(userId, { limit, cursor }) {
    const [before] = decodeCursor(cursor, 'id') ?? [];
    const found = view()
      .table('payments')
      .all()
      .filter((payment) => payment.userId === userId && (before === undefined || payment.id < before))
      .toSorted(descending(({ id }) => [id]))
      .map((payment) => paymentRowOf(view(), payment));
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  async list(request) {
    const users = view().table('users');
    const found = staffList(
      view()
        .table('payments')
        .all()
        .map((payment) => ({
          ...staffPaymentRowOf(view(), payment),
          proposalAction: payment.proposal?.action ?? null,
        })),
      readListRequest(staffLists.payments, request),
      staffLists.payments,
      ({ code, bankCode, userId }) => {
        const owner = users.get(userId);
        return [
          code,
          bankCode,
          owner?.fullname ?? null,
          owner?.username ?? null,
          owner?.email ?? null,
          owner?.phone ?? null,
        ];
      },
      assigneeOf(view(), 'payment'),
    );
    return { ...found, rows: found.rows.map(({ proposalAction: _proposalAction, ...row }) => row) };
  },
});
