import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminPayments } from '#http/money/contract/admin-payments.ts';
import { moneyClient } from '../../app/money-client.ts';

export type PaymentRow = z.input<typeof adminPayments.list.output>[number];
export type StaffPayment = z.output<typeof adminPayments.get.output>;

export type ReferenceCheck = z.output<typeof adminPayments.reference.output>;

export const openStatuses = ['PENDING', 'PROCESSING'] as const;

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => moneyClient.adminPayments.get({ params: { id } }, { signal }),
    // Two people on one order: the second sees that it changed.
    refetchInterval: 30_000,
  });
