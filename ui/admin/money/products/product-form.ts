import { z } from 'zod';
import { maxProductImages } from '#core/money/shop/product.ts';
import { slug as slugOf } from '#core/kernel/text/text.ts';
import { adminProducts } from '#http/money/contract/products.ts';
import { codeMessage } from '#ui/api/contract-resolver.ts';
import type { StaffProduct } from '../shop/data.ts';
import { stockOf, stockValues } from '../../app/forms/StockInput.tsx';

const { shape } = adminProducts.create.body;
export type ProductInput = z.input<typeof adminProducts.create.body>;

const maxSlug = 100;

/** The address as it will be: what was typed, else the title without its marks. */
export const effectiveSlug = (typed: string, title: string): string =>
  typed.trim() === '' ? slugOf(title).slice(0, maxSlug).replace(/-+$/, '') : typed.trim();

export const isSlug = (text: string): boolean => text !== '' && text === slugOf(text);

export const productSchema = z
  .object({
    title: shape.title,
    slug: z.string().max(maxSlug),
    description: shape.description,
    images: z.array(z.object({ id: z.string(), url: z.string() })).max(maxProductImages),
    priceFitCoin: shape.priceFitCoin,
    stockKind: z.enum(['LIMITED', 'UNLIMITED']),
    stock: shape.stock,
    status: shape.status,
  })
  .superRefine(({ slug, title, stockKind, stock }, { addIssue }) => {
    if (!isSlug(effectiveSlug(slug, title.vi)))
      addIssue({ code: 'custom', path: ['slug'], message: codeMessage('product.slug_invalid') });
    if (stockKind === 'LIMITED' && stock === null)
      addIssue({ code: 'custom', path: ['stock'], message: codeMessage('input.required') });
  });
export type ProductFormValues = z.input<typeof productSchema>;
export type ProductOutput = z.output<typeof productSchema>;

export const productValues = (product: StaffProduct | undefined): ProductFormValues => ({
  title: product?.title ?? { vi: '', en: '' },
  slug: product?.slug ?? '',
  description: product?.description ?? { vi: '', en: '' },
  images: (product?.images ?? []).map(({ id, url, thumbnailUrl }) => ({ id, url: thumbnailUrl ?? url })),
  priceFitCoin: product?.priceFitCoin ?? 100,
  ...stockValues(product === undefined ? 10 : product.stock),
  status: product?.status ?? 'ACTIVE',
});

export const productInput = (values: ProductOutput): ProductInput => ({
  title: values.title,
  // Left out: made from the title.
  ...(values.slug.trim() === '' ? {} : { slug: values.slug.trim() }),
  description: values.description,
  imageIds: values.images.map(({ id }) => id),
  priceFitCoin: values.priceFitCoin,
  stock: stockOf(values),
  status: values.status,
});
