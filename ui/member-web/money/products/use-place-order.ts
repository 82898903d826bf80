import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { orderPath } from '../../app/paths.ts';
import { orderKeys, type Product, productKeys } from '../../app/data/products.ts';
import { type Delivery, deliveryOf, deliveryResolver, digitalResolver, isDigital } from './delivery.ts';
import { deliveryDraft } from './delivery-draft.ts';

/** What the goods were when the person looked, and were no more when they were bought. */
export type PriceChange = Readonly<{ before: number; after: number }>;

type Options = Readonly<{ user: SignedInUser; product: Product; quantity: number | undefined }>;

export const usePlaceOrder = ({ user, product, quantity }: Options) => {
  const queries = useQueryClient();
  const navigate = useLocalNavigate();
  const draft = deliveryDraft(user.id);
  const [refusal, setRefusal] = useState<unknown>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const form = useForm<Delivery>({
    resolver: isDigital(product) ? digitalResolver : deliveryResolver,
    defaultValues: draft.read() ?? deliveryOf(user),
  });

  /** The product as it is now; the page shows it from here on. */
  const lookAgain = async () => {
    await queries.invalidateQueries({ queryKey: productKeys.all });
    return queries.getQueryData<Product>(productKeys.one(product.slug));
  };

  const submit = form.handleSubmit(async (delivery) => {
    setRefusal(undefined);
    setPriceChange(undefined);
    if (quantity === undefined) return;
    try {
      const { order, wallet } = await client.orders.place({
        body: {
          productId: product.id,
          quantity,
          unitPrice: product.priceFitCoin,
          ...(isDigital(product) ? {} : { delivery }),
        },
      });
      draft.remove();
      queries.setQueryData(walletKey, wallet);
      queries.setQueryData(orderKeys.one(order.id), order);
      for (const queryKey of [orderKeys.list, productKeys.all, ['me', 'transactions']])
        void queries.invalidateQueries({ queryKey });
      await navigate(orderPath(order.id), { replace: true, state: { placed: true } });
    } catch (error) {
      const left = applyServerErrors(form, error, {
        'body.delivery.name': 'name',
        'body.delivery.phone': 'phone',
        'body.delivery.address': 'address',
        'body.delivery.note': 'note',
      });
      if (isApiError(error, 'product.price_changed')) {
        const now = await lookAgain();
        if (now !== undefined && now.priceFitCoin !== product.priceFitCoin) {
          setPriceChange({ before: product.priceFitCoin, after: now.priceFitCoin });
          return;
        }
      }
      setRefusal(left);
      if (isApiError(error, 'product.out_of_stock') || isApiError(error, 'product.not_found'))
        await lookAgain();
      // Coins were spent elsewhere: the balance on the page is asked anew.
      if (isApiError(error, 'coin.not_enough')) await queries.invalidateQueries({ queryKey: walletKey });
    }
  });

  return {
    form,
    submit,
    refusal,
    priceChange,
    keep: () => draft.write(form.getValues()),
    forgetRefusal: () => setRefusal(undefined),
  };
};
