import type { z } from 'zod';
import type { adminPayments } from '#http/money/contract/admin-payments.ts';

export type PaymentRow = z.input<typeof adminPayments.list.output>[number];
export type StaffPayment = z.output<typeof adminPayments.get.output>;

export type ReferenceCheck = z.output<typeof adminPayments.reference.output>;

export const openStatuses = ['PENDING', 'PROCESSING'] as const;
