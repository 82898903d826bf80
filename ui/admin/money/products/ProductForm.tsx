import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxProductImages } from '#core/money/shop/product.ts';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { ActiveStatusField } from '../../app/parts/ActiveStatusField.tsx';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { PicturesField } from '../../app/pictures/PictureField.tsx';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { StockInput } from '../../app/forms/StockInput.tsx';
import type { StaffProduct } from '../shop/data.ts';
import {
  type ProductFormValues,
  type ProductInput,
  productInput,
  type ProductOutput,
  productSchema,
  productValues,
} from './product-form.ts';
import { SlugField } from './SlugField.tsx';

type Props = Readonly<{
  product?: StaffProduct;
  saveLabel?: React.ReactNode;
  save: (input: ProductInput) => Promise<unknown>;
  reload?: () => unknown;
}>;

/** What the shop shows. A sale or a colleague may come between: what was typed here stays. */
export const ProductForm = ({ product, saveLabel, save, reload }: Props) => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<ProductFormValues, unknown, ProductOutput>({
    resolver: contractResolver(productSchema),
    values: productValues(product),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;
  const images = useController({ control, name: 'images' });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(productInput(values));
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(
        applyServerErrors(form, error, {
          'product.slug_exists': 'slug',
          'product.slug_invalid': 'slug',
          'product.image_not_found': 'images',
          'body.imageIds': 'images',
        }),
      );
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section title={<FormattedMessage id="console.products.words" />}>
        <Stack sx={{ gap: 2.5 }}>
          <BilingualInput
            control={control}
            name="title"
            required
            maxLength={160}
            label={<FormattedMessage id="console.products.title" />}
          />
          <SlugField control={control} own={product?.slug} />
          <BilingualInput
            control={control}
            name="description"
            rows={6}
            maxLength={5000}
            label={<FormattedMessage id="console.products.description" />}
          />
        </Stack>
      </Section>
      <Section>
        <PicturesField
          label={<FormattedMessage id="console.products.images" />}
          hint={<FormattedMessage id="console.products.images.hint" values={{ most: maxProductImages }} />}
          value={images.field.value}
          most={maxProductImages}
          onChange={(next) => {
            form.setValue('images', [...next], { shouldDirty: true });
            form.clearErrors('images');
          }}
          error={images.fieldState.error?.message}
        />
      </Section>
      <Section title={<FormattedMessage id="console.products.sale" />}>
        <Stack sx={{ gap: 2.5 }}>
          <UnitField
            control={control}
            name="priceFitCoin"
            required
            digits={0}
            unit={formatMessage({ id: 'ui.coin.fit' })}
            label={<FormattedMessage id="console.products.price" />}
            hint={<FormattedMessage id="console.products.price.hint" />}
          />
          <StockInput
            control={control}
            label={<FormattedMessage id="console.products.stock" />}
            limited={formatMessage({ id: 'console.products.stock.limited' })}
            unlimited={formatMessage({ id: 'console.stock.unlimited' })}
            unit={formatMessage({ id: 'console.products.stock.unit' })}
            {...(product === undefined || product.stock === null
              ? {}
              : {
                  hint: (
                    <FormattedMessage
                      id="console.products.stock.now"
                      values={{ stock: number(product.stock) }}
                    />
                  ),
                })}
          />
          <ActiveStatusField control={control} name="status" of="products" />
        </Stack>
      </Section>
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        reload={reload}
        saveLabel={saveLabel}
        onReset={() => form.reset(productValues(product))}
      />
    </form>
  );
};
