import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const catalogErrors = {
  'product.not_found': 'not_found',
  'product.slug_exists': 'conflict',
  'product.slug_invalid': 'invalid',
  'product.image_not_found': 'not_found',
  'product.out_of_stock': 'refused',
  'product.price_changed': 'conflict',
  'product.has_orders': 'conflict',
  'order.not_found': 'not_found',
  'order.not_pending': 'conflict',
  'order.own_order': 'forbidden',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const catalogErrorParams = {
  'product.out_of_stock': ['available'],
} as const satisfies ErrorParamNames<typeof catalogErrors>;

/** Where in the body stands what must be unique or exist. */
export const catalogErrorFields = {
  'product.slug_exists': 'body.slug',
} as const satisfies ErrorFields<typeof catalogErrors>;

type CatalogErrors = typeof catalogErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends CatalogErrors {}
}
