import { DomainError } from '#core/kernel/domain-error.ts';
import { bankCodeOf, isOpen, type Payment } from '#core/money/payment/payment.ts';
import type { Payments } from '#core/money/payment/ports.ts';
import { ascending } from '../engine/ordering.ts';
import { memoryPaymentLists } from './payment-lists.ts';
import { paymentRowOf, staffPaymentRowOf } from './payment-rows.ts';
import { changeRows, type View } from '../engine/store.ts';

export const memoryPayments = (view: () => View): Payments => {
  const payments = () => view().table('payments');

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
      return payment?.userId === userId ? paymentRowOf(view(), payment) : null;
    },

    async find(id) {
      const payment = payments().get(id);
      return payment ? staffPaymentRowOf(view(), payment) : null;
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

    lockExpired: async (at, limit) =>
      payments()
        .all()
        .filter(({ status, expiresAt }) => status === 'PENDING' && expiresAt <= at)
        .toSorted(ascending(({ expiresAt, id }) => [expiresAt, id]))
        .slice(0, limit),

    ...memoryPaymentLists(view),

    forgetReceiptsOf: async (id) =>
      changeRows(
        view().table('payments'),
        ({ userId }) => userId === id,
        (payment) => ({ ...payment, receiptId: null }),
      ),
  };
};
