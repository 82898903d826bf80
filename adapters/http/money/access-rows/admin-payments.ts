import { staff, reason, type AccessRows } from '../../testing/access-rows.ts';

export const adminPaymentsRows: AccessRows = {
  'GET /admin/payments': [staff(200)],
  'POST /admin/payments': [staff(201), { body: { userId: 'owner', packageId: 'package1', reason } }],
  'GET /admin/payments/:id': [staff(200), { params: { id: 'unpaid' } }],
  'GET /admin/payments/:id/transfers': [staff(200), { params: { id: 'unpaid' } }],
  'PUT /admin/payments/:id': [
    staff(200),
    { params: { id: 'unpaid' }, body: { version: 1, bankCode: 'FT2' } },
  ],
  'GET /admin/payments/:id/reference': [staff(200), { params: { id: 'unpaid' }, query: 'bankCode=FT2' }],
  'POST /admin/payments/:id/approve': [staff(200), { params: { id: 'unpaid' }, body: { bankCode: 'FT2' } }],
  'POST /admin/payments/:id/reject': [staff(200), { params: { id: 'unpaid' }, body: { reason } }],
  'POST /admin/payments/:id/reopen': [staff(200), { params: { id: 'closed' }, body: { reason } }],
  'POST /admin/payments/:id/reverse': [staff(200), { params: { id: 'paid' }, body: { reason } }],
  'GET /admin/bank-notices': [staff(200)],
  'GET /admin/incoming-transfers': [staff(200)],
  'GET /admin/incoming-transfers/:id': [staff(200), { params: { id: 'arrived' } }],
  'POST /admin/incoming-transfers/:id/match': [
    staff(200),
    { params: { id: 'arrived' }, body: { paymentId: 'unpaid' } },
  ],
  'POST /admin/incoming-transfers/:id/split': [
    staff(200),
    { params: { id: 'arrived' }, body: { parts: [{ paymentId: 'unpaid', amountVnd: 1000 }] } },
  ],
  'POST /admin/incoming-transfers/:id/return': [
    staff(200),
    { params: { id: 'arrived' }, body: { note: 'FT0001' } },
  ],
  'POST /admin/incoming-transfers/import': [staff(200), { body: { text: 'no table' } }],
};
