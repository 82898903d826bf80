import type { ErrorList } from '#core/kernel/error-kind.ts';

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
