import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import type { Product } from '../../app/data/products.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { orderPath } from '../../app/paths.ts';
import { usePurchase } from './data.ts';
import { type Delivery, deliveryOf, deliveryResolver, digitalResolver, isDigital } from './delivery.ts';
import { deliveryDraft } from './delivery-draft.ts';

/** What the goods were when the person looked, and were no more when they were bought. */
export type PriceChange = Readonly<{ before: number; after: number }>;

type Options = Readonly<{ user: SignedInUser; product: Product; quantity: number | undefined }>;

export const usePlaceOrder = ({ user, product, quantity }: Options) => {
  const { place, refreshProduct, refreshWallet } = usePurchase(product);
  const navigate = useLocalNavigate();
  const draft = deliveryDraft(user.id);
  const [refusal, setRefusal] = useState<unknown>();
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const form = useForm<Delivery>({
    resolver: isDigital(product) ? digitalResolver : deliveryResolver,
    defaultValues: draft.read() ?? deliveryOf(user),
  });

  const submit = form.handleSubmit(async (delivery) => {
    setRefusal(undefined);
    setPriceChange(undefined);
    if (quantity === undefined) return;
    try {
      const { id } = await place({
        productId: product.id,
        quantity,
        unitPrice: product.priceFitCoin,
        ...(isDigital(product) ? {} : { delivery }),
      });
      draft.remove();
      await navigate(orderPath(id), { replace: true, state: { placed: true } });
    } catch (error) {
      const left = applyServerErrors(form, error, {
        'body.delivery.name': 'name',
        'body.delivery.phone': 'phone',
        'body.delivery.address': 'address',
        'body.delivery.note': 'note',
      });
      if (isApiError(error, 'product.price_changed')) {
        const now = await refreshProduct();
        if (now !== undefined && now.priceFitCoin !== product.priceFitCoin) {
          setPriceChange({ before: product.priceFitCoin, after: now.priceFitCoin });
          return;
        }
      }
      setRefusal(left);
      if (isApiError(error, 'product.out_of_stock') || isApiError(error, 'product.not_found'))
        await refreshProduct();
      // Coins were spent elsewhere: the balance on the page is asked anew.
      if (isApiError(error, 'coin.not_enough')) await refreshWallet();
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
