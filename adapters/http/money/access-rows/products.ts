import { aDelivery } from '#fixtures/money/catalog.ts';
import { open, members, staff, own, reason, type AccessRows } from '../../testing/access-rows.ts';

export const productsRows: AccessRows = {
  'GET /products': [open(200)],
  'GET /products/:id': [open(200), { params: { id: 'a-product' } }],
  'POST /orders': [
    members(201),
    { body: { productId: 'a-product', quantity: 1, unitPrice: 60, delivery: aDelivery } },
  ],
  'GET /orders': [members(200)],
  'GET /orders/:id': [own(200), { params: { id: 'an-order' } }],
  'POST /orders/:id/cancel': [own(200), { params: { id: 'an-order' } }],
  'GET /admin/products': [staff(200)],
  'GET /admin/products/:id': [staff(200), { params: { id: 'a-product' } }],
  'POST /admin/products': [
    staff(201),
    {
      body: {
        title: { vi: 'Thảm tập', en: 'Mat' },
        description: { vi: '', en: '' },
        imageIds: [],
        priceFitCoin: 10,
        stock: null,
        status: 'ACTIVE',
      },
    },
  ],
  'PUT /admin/products/:id': [
    staff(200),
    { params: { id: 'a-product' }, body: { version: 1, priceFitCoin: 70 } },
  ],
  'DELETE /admin/products/:id': [staff(200), { params: { id: 'a-new-product' } }],
  'GET /admin/orders': [staff(200)],
  'GET /admin/orders/:id': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/process': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/complete': [staff(200), { params: { id: 'an-order' } }],
  'POST /admin/orders/:id/cancel': [staff(200), { params: { id: 'an-order' }, body: { reason } }],
};
