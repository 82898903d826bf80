import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentMethod } from '#core/money/payment/payment.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { checkoutPath } from '../../app/paths.ts';
import type { Packages } from '../../app/data/payments.ts';
import type { CodeWorth } from '../../app/promo/data.ts';
import { useNewOrder } from './data.ts';

/** What is chosen stands in the address: Back, another language and the sign-in between keep it. */
export const useOrder = ({ items, methods }: Packages) => {
  const [search, setSearch] = useSearchParams();
  const navigate = useLocalNavigate();
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

  // A code was looked at for one package: another one asks anew.
  const [worth, setWorth] = useState<Readonly<{ packageId: string; found: CodeWorth }>>();
  const applied = worth !== undefined && worth.packageId === chosen?.id ? worth.found : undefined;
  const promo = applied && { promoCode: applied.code };

  const order = useNewOrder(
    { packageId: chosen?.id ?? '', method: method ?? '', ...promo },
    async ({ id }) => {
      await navigate(checkoutPath(id) + (next === null ? '' : `?next=${encodeURIComponent(next)}`));
    },
  );

  return {
    chosen,
    choose,
    method,
    order,
    applied,
    apply: (found: CodeWorth | undefined) => setWorth(found && chosen && { packageId: chosen.id, found }),
    /** The address named a package that is not sold. */
    isUnknownPackage: asked !== null && known === undefined,
  };
};
