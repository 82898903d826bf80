import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isOpen, type PaymentMethod } from '#core/money/payment/payment.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { client } from '../../app/client.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { checkoutPath } from '../../app/paths.ts';
import { type Packages, type Payment, paymentKeys, usePayments } from '../../app/data/payments.ts';

/** What is chosen stands in the address: Back, another language and the sign-in between keep it. */
export const useOrder = ({ items, methods }: Packages) => {
  const [search, setSearch] = useSearchParams();
  const navigate = useLocalNavigate();
  const queries = useQueryClient();
  const asked = search.get('package');
  const next = search.get('next');
  const known = items.find(({ id }) => id === asked);
  const chosen = known ?? items[0];
  const method: PaymentMethod | undefined = methods.find(({ enabled }) => enabled)?.method;

  const choose = (id: string) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('package', id);
        return changed;
      },
      { replace: true, preventScrollReset: true, state: keepFocus },
    );

  const order = useMutation({
    mutationFn: () => client.payments.create({ body: { packageId: chosen?.id ?? '', method: method ?? '' } }),
    onSuccess: async (payment: Payment) => {
      queries.setQueryData(paymentKeys.one(payment.id), payment);
      void queries.invalidateQueries({ queryKey: paymentKeys.list });
      await navigate(checkoutPath(payment.id) + (next === null ? '' : `?next=${encodeURIComponent(next)}`));
    },
    // Another tab may have ordered meanwhile, or the account to pay into may have gone.
    onError: () => queries.invalidateQueries({ queryKey: paymentKeys.list }),
  });

  return {
    chosen,
    choose,
    method,
    order,
    /** The address named a package that is not sold. */
    isUnknownPackage: asked !== null && known === undefined,
  };
};

/** What is still to be paid, so that nobody orders twice by accident. */
export const useOpenOrders = () => {
  const list = usePayments();
  const open = list.data?.pages.flatMap(({ items }) => items).filter(isOpen) ?? [];
  return { list, open };
};
