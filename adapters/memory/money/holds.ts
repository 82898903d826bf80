import type { Holds } from '#core/money/coin/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

export const memoryHolds = (view: () => View): Holds => {
  const holds = () => view().table('holds');
  return {
    async insert(hold) {
      const { reason, reference, userId, transferId } = hold;
      const taken = holds()
        .all()
        .some(
          (other) =>
            other.transferId === transferId ||
            (other.reason === reason && other.reference === reference && other.userId === userId),
        );
      if (taken) view().refuse('transaction.not_pending');
      holds().set(hold.id, hold);
    },

    lock: async (id) => holds().get(id) ?? null,

    async settle({ id, status, settledAt }) {
      const before = holds().get(id);
      if (before?.status !== 'PENDING') throw new DomainError('coin.hold_not_pending');
      holds().set(id, { ...before, status, settledAt });
    },

    lockExpired: async (at, limit) =>
      holds()
        .all()
        .filter(({ status, expiresAt }) => status === 'PENDING' && expiresAt !== null && expiresAt <= at)
        .toSorted(ascending(({ expiresAt, id }) => [expiresAt ?? at, id]))
        .slice(0, limit),
  };
};
