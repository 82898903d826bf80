import { describe, expect, it } from 'vitest';
import { stepsOf } from './payment-steps.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const order = {
  createdAt: at(1),
  markedPaidAt: null,
  proposal: null,
  completedAt: null,
  canceledAt: null,
  expiresAt: at(23),
  status: 'PENDING',
} as const;
const kinds = (payment: Parameters<typeof stepsOf>[0]) => stepsOf(payment).map(({ kind }) => kind);

describe('what happened to an order', () => {
  it('ends with the end of an order that nobody has paid yet', () => {
    expect(kinds(order)).toEqual(['created', 'expires']);
    expect(kinds({ ...order, status: 'PROCESSING', markedPaidAt: at(2) })).toEqual(['created', 'markedPaid']);
  });

  it('is told in its order, a reversal after the coins', () => {
    const proposal = {
      action: 'reverse',
      by: '2',
      byName: null,
      at: at(6),
      bankCode: null,
      reason: 'sai đơn',
      shortVnd: 0,
    } as const;
    expect(
      kinds({ ...order, status: 'COMPLETED', markedPaidAt: at(2), completedAt: at(5), proposal }),
    ).toEqual(['created', 'markedPaid', 'completed', 'proposed']);
    expect(
      kinds({ ...order, status: 'CANCELED', markedPaidAt: at(2), completedAt: at(5), canceledAt: at(7) }),
    ).toEqual(['created', 'markedPaid', 'completed', 'canceled']);
  });
});
