import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { payments } from '#http/money/contract/payments.ts';
import { isOpen } from '#core/money/payment/payment.ts';
import { client } from '../../app/client.ts';
import { type Payment, paymentKeys, usePayments } from '../../app/data/payments.ts';

type NewOrder = z.input<(typeof payments)['create']['body']>;

export const useNewOrder = (order: NewOrder, onOrdered: (payment: Payment) => Promise<void>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.payments.create({ body: order }),
    onSuccess: async (payment) => {
      queries.setQueryData(paymentKeys.one(payment.id), payment);
      void queries.invalidateQueries({ queryKey: paymentKeys.list });
      await onOrdered(payment);
    },
    // Another tab may have ordered meanwhile, or the account to pay into may have gone.
    onError: () => queries.invalidateQueries({ queryKey: paymentKeys.list }),
  });
};

/** What is still to be paid, so that nobody orders twice by accident. */
export const useOpenOrders = () => {
  const list = usePayments();
  const open = list.data?.pages.flatMap(({ items }) => items).filter(isOpen) ?? [];
  return { list, open };
};
