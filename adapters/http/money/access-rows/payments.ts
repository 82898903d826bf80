import { open, members, own, type AccessRows } from '../../testing/access-rows.ts';

export const paymentsRows: AccessRows = {
  'GET /coin-packages': [open(200)],
  'POST /payments': [members(201), { body: { packageId: 'package1', method: 'BANK_TRANSFER' } }],
  'GET /payments': [members(200)],
  'GET /payments/:id': [own(200), { params: { id: 'unpaid' } }],
  'POST /payments/:id/mark-paid': [own(200), { params: { id: 'unpaid' } }],
  'POST /payments/:id/cancel': [own(200), { params: { id: 'unpaid' } }],
  'PUT /payments/:id/receipt': [own(200), { params: { id: 'unpaid' }, body: { mediumId: null } }],
  'GET /payments/:id/receipt.pdf': [own(200), { params: { id: 'paid' } }],
  // Without the secret in the configuration; a signature is no person's.
  'POST /webhooks/bank/:provider': [open(503), { params: { provider: 'sepay' }, body: {} }],
};
