import { DomainError } from '#core/kernel/domain-error.ts';
import { unallocatedVnd } from '#core/money/payment/incoming-transfer.ts';
import { bankCodeOf, isOpen, type Payment } from '#core/money/payment/payment.ts';
import type { PaymentRow, Payments, StaffPaymentRow } from '#core/money/payment/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

export const memoryPayments = (view: () => View): Payments => {
  const payments = () => view().table('payments');

  const withWaiting = (payment: Payment): PaymentRow => ({
    ...payment,
    waitingVnd: view()
      .table('incomingTransfers')
      .all()
      .filter(({ status, suggestedPaymentId }) => status === 'WAITING' && suggestedPaymentId === payment.id)
      .reduce((sum, transfer) => sum + unallocatedVnd(transfer), 0),
  });

  const forStaff = (payment: Payment): StaffPaymentRow => {
    const users = view().table('users');
    const owner = users.get(payment.userId);
    return {
      ...withWaiting(payment),
      userName: owner?.fullname ?? '',
      userEmail: owner?.email ?? '',
      proposedByName: users.get(payment.proposal?.by ?? '')?.fullname ?? null,
      shortfallByName: users.get(payment.shortfall?.by ?? '')?.fullname ?? null,
      shortfallApprovedByName: users.get(payment.shortfall?.approvedBy ?? '')?.fullname ?? null,
    };
  };

  const completedBy = (bankCode: string): Payment | undefined =>
    payments()
      .all()
      .find(
        (other) =>
          other.status === 'COMPLETED' &&
          other.bankCode !== null &&
          bankCodeOf(other.bankCode) === bankCodeOf(bankCode),
      );

  return {
    async lockMember(userId) {
      if (!view().table('users').get(userId)) throw new DomainError('user.not_found');
    },

    async insert(payment) {
      const isTaken = payments()
        .all()
        .some(({ code }) => code === payment.code);
      if (!isTaken) payments().set(payment.id, payment);
      return !isTaken;
    },

    async findOf(userId, id) {
      const payment = payments().get(id);
      return payment?.userId === userId ? withWaiting(payment) : null;
    },

    async find(id) {
      const payment = payments().get(id);
      return payment ? forStaff(payment) : null;
    },

    lock: async (id) => payments().get(id) ?? null,

    lockByCodes: async (codes) =>
      payments()
        .all()
        .filter(({ code }) => codes.includes(code))
        .toSorted(ascending(({ id }) => [id])),

    async update(payment) {
      const { bankCode, receiptId, status } = payment;
      if (payments().get(payment.id)?.version !== payment.version) throw new DomainError('version.stale');
      if (status === 'COMPLETED' && bankCode !== null) {
        const served = completedBy(bankCode);
        if (served && served.id !== payment.id) view().refuse('payment.bank_code_used');
      }
      if (receiptId !== null && !view().table('media').get(receiptId))
        view().refuse('payment.receipt_not_found');
      const next = { ...payment, version: payment.version + 1 };
      payments().set(next.id, next);
      return next;
    },

    completedBy: async (bankCode) => completedBy(bankCode)?.id ?? null,

    openCountOf: async (userId) =>
      payments()
        .all()
        .filter((payment) => payment.userId === userId && isOpen(payment)).length,

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = payments()
        .all()
        .filter((payment) => payment.userId === userId && (before === undefined || payment.id < before))
        .toSorted(descending(({ id }) => [id]))
        .map(withWaiting);
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const users = view().table('users');
      const found = staffList(
        payments()
          .all()
          .map((payment) => ({ ...forStaff(payment), proposalAction: payment.proposal?.action ?? null })),
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
      );
      return { ...found, rows: found.rows.map(({ proposalAction: _proposalAction, ...row }) => row) };
    },

    lockExpired: async (at, limit) =>
      payments()
        .all()
        .filter(({ status, expiresAt }) => status === 'PENDING' && expiresAt <= at)
        .toSorted(ascending(({ expiresAt, id }) => [expiresAt, id]))
        .slice(0, limit),
  };
};
