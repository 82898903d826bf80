import { z } from 'zod';
import { maxOrderQuantity, maxProductImages, maxProductPrice } from '#core/money/shop/product.ts';
import { processStatuses } from '#core/money/coin/rewards.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import {
  byId,
  contract,
  id,
  instant,
  line,
  name,
  page,
  pageQuery,
  prose,
  staffReason,
  version,
} from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';
import { wallet } from '../../people/contract/me.ts';
import { localized, localizedLine, localizedProse } from './partners.ts';

const picture = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const product = z.object({
  id: z.string(),
  slug: z.string(),
  title: localized,
  description: localized,
  images: z.array(picture),
  priceFitCoin: z.int(),
  /** Null: never runs out. */
  stock: z.int().nullable(),
});

const order = z.object({
  id: z.string(),
  productId: z.string(),
  productSlug: z.string(),
  productTitle: localized,
  unitPrice: z.int(),
  quantity: z.int(),
  total: z.int(),
  delivery: z.object({ name: z.string(), phone: z.string(), address: z.string(), note: z.string() }),
  status: z.enum(processStatuses),
  note: z.string().nullable(),
  completedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const products = contract({
  list: {
    method: 'GET',
    path: '/products',
    summary: 'What can be bought with Fit Coin',
    access: 'visitor',
    query: z.strictObject({ ...pageQuery, q: line(100).optional() }),
    output: page(product),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product, by id or slug',
    access: 'visitor',
    params: z.strictObject({ id: z.string().min(1).max(120) }),
    output: product,
    refusals: ['product.not_found'],
  },
});

export const orders = contract({
  place: {
    method: 'POST',
    path: '/orders',
    summary: 'Buy a product, paid from the wallet at once',
    access: 'member',
    body: z.strictObject({
      productId: id,
      quantity: z.int().min(1).max(maxOrderQuantity),
      /** The price the member saw: another one now is refused. */
      unitPrice: z.int().min(0),
      delivery: z
        .strictObject({
          name: name(120, 1),
          phone: line(24).regex(/^\+?[0-9][0-9 .()-]{5,22}$/),
          address: line(300, 1),
          note: prose(500),
        })
        /** Digital goods, whose stock never runs out, need none. */
        .optional(),
    }),
    output: z.object({ order, wallet }),
    status: 201,
    refusals: [
      'product.not_found',
      'product.out_of_stock',
      'product.price_changed',
      'coin.not_enough',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  list: {
    method: 'GET',
    path: '/orders',
    summary: "One's own orders, newest first",
    access: 'member',
    query: z.strictObject({ ...pageQuery, status: z.enum(processStatuses).optional() }),
    output: page(order),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/orders/:id',
    summary: "One's own order",
    access: 'member',
    params: byId,
    output: order,
    refusals: ['order.not_found'],
  },
  cancel: {
    method: 'POST',
    path: '/orders/:id/cancel',
    summary: 'Cancel an order nobody works on yet; the coins come back',
    access: 'member',
    params: byId,
    output: z.object({ order, wallet }),
    refusals: ['order.not_found', 'order.not_pending'],
    idempotent: true,
    limit: 'write',
  },
});

const staffProduct = product.extend({
  imageIds: z.array(z.string()),
  status: z.enum(activeStatuses),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const productInput = z.strictObject({
  title: localizedLine(160),
  /** Made from the title when it is left out. */
  slug: line(100).optional(),
  description: localizedProse(5000),
  imageIds: z.array(id).max(maxProductImages),
  priceFitCoin: z.int().min(0).max(maxProductPrice),
  stock: z.int().min(0).max(1_000_000_000).nullable(),
  status: z.enum(activeStatuses),
});

const staffOrder = order.extend({ userId: z.string(), userName: z.string(), version: z.int() });
const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;
const productRefusals = ['product.slug_exists', 'product.slug_invalid', 'product.image_not_found'] as const;

export const adminProducts = contract({
  list: {
    method: 'GET',
    path: '/admin/products',
    summary: 'Products',
    access: ['product.view'],
    query: listQuery,
    output: z.array(staffProduct),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/products/:id',
    summary: 'One product',
    access: ['product.view'],
    params: byId,
    output: staffProduct,
    refusals: ['product.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/products',
    summary: 'Add a product',
    access: ['product.create', 'product.manage'],
    body: productInput,
    output: staffProduct,
    status: 201,
    refusals: productRefusals,
    idempotent: true,
    limit: 'write',
  },
  update: {
    method: 'PUT',
    path: '/admin/products/:id',
    summary: 'Change a product; orders made keep their price',
    access: ['product.update', 'product.manage'],
    params: byId,
    body: productInput.partial().extend({ version }),
    output: staffProduct,
    refusals: [...productRefusals, 'product.not_found', 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/products/:id',
    summary: 'Delete a product nobody ordered',
    access: ['product.delete', 'product.manage'],
    params: byId,
    output: staffProduct,
    refusals: ['product.not_found', 'product.has_orders'],
    limit: 'write',
  },
});

const orderRefusals = ['order.not_found', 'order.not_pending', 'order.own_order'] as const;

export const adminOrders = contract({
  list: {
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders',
    access: ['product.view'],
    query: listQuery,
    output: z.array(staffOrder.extend(assigned)),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/orders/:id',
    summary: 'One order',
    access: ['product.view'],
    params: byId,
    output: staffOrder,
    refusals: ['order.not_found'],
  },
  process: {
    method: 'POST',
    path: '/admin/orders/:id/process',
    summary: 'Begin to work on an order',
    access: ['product.update', 'product.manage'],
    params: byId,
    output: staffOrder,
    refusals: orderRefusals,
    idempotent: true,
    limit: 'write',
  },
  complete: {
    method: 'POST',
    path: '/admin/orders/:id/complete',
    summary: 'Say that an order was delivered',
    access: ['product.update', 'product.manage'],
    params: byId,
    body: z.strictObject({ note: prose(500).optional() }).optional(),
    output: staffOrder,
    refusals: orderRefusals,
    idempotent: true,
    limit: 'write',
  },
  cancel: {
    method: 'POST',
    path: '/admin/orders/:id/cancel',
    summary: 'Cancel an order and give the coins back, with a reason the member reads',
    access: ['product.update', 'product.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffOrder,
    refusals: orderRefusals,
    idempotent: true,
    limit: 'write',
  },
});
