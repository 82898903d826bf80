import { useQuery } from '@tanstack/react-query';
import { moneyClient } from '../../app/money-client.ts';
import type { StaffPayment } from '../parts/payment.ts';

export const useTransfersOf = (payment: StaffPayment) =>
  useQuery({
    // What arrives changes the order, and so its version or what waits for it.
    queryKey: ['incoming-transfers', 'of', payment.id, payment.version, payment.waitingVnd],
    queryFn: ({ signal }) => moneyClient.adminPayments.transfers({ params: { id: payment.id } }, { signal }),
  });

export const useReference = (payment: StaffPayment, bankCode: string, enabled: boolean) =>
  useQuery({
    queryKey: ['payments', 'reference', payment.id, payment.version, bankCode],
    queryFn: ({ signal }) =>
      moneyClient.adminPayments.reference({ params: { id: payment.id }, query: { bankCode } }, { signal }),
    enabled,
    // Money may arrive while the question is open.
    refetchInterval: 15_000,
  });

export const usePayment = (id: string) =>
  useQuery({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => moneyClient.adminPayments.get({ params: { id } }, { signal }),
    // Two people on one order: the second sees that it changed.
    refetchInterval: 30_000,
  });
