import type { StaffPayment } from '../parts/payment.ts';

export type PaymentStep = Readonly<{
  kind: 'created' | 'markedPaid' | 'proposed' | 'completed' | 'canceled' | 'expires';
  at: Date;
}>;

/** What the order itself remembers, oldest first; its end comes last, where it is still ahead. */
export const stepsOf = (
  payment: Pick<
    StaffPayment,
    'createdAt' | 'markedPaidAt' | 'proposal' | 'completedAt' | 'canceledAt' | 'expiresAt' | 'status'
  >,
): readonly PaymentStep[] => {
  const steps: readonly Readonly<{ kind: PaymentStep['kind']; at: Date | null }>[] = [
    { kind: 'created', at: payment.createdAt },
    { kind: 'markedPaid', at: payment.markedPaidAt },
    { kind: 'completed', at: payment.completedAt },
    { kind: 'proposed', at: payment.proposal?.at ?? null },
    { kind: 'canceled', at: payment.canceledAt },
    { kind: 'expires', at: payment.status === 'PENDING' ? payment.expiresAt : null },
  ];
  return steps
    .flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }]))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
};
