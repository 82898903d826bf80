import { staff, reason, type AccessRows } from '../../testing/access-rows.ts';

export const adminCoinsRows: AccessRows = {
  'GET /admin/transactions': [staff(200)],
  'GET /admin/transactions/:id': [staff(200), { params: { id: '1' } }],
  'POST /admin/coins/grant': [
    staff(201),
    { body: { userId: 'owner', coin: 'BASE_COIN', amount: 5, reason } },
  ],
  'POST /admin/coins/correct': [
    staff(201),
    { body: { userId: 'owner', coin: 'BASE_COIN', amount: -5, reason } },
  ],
  'GET /admin/coins/limits': [staff(200)],
  'GET /admin/coin-requests': [staff(200)],
  'GET /admin/coin-requests/:id': [staff(200), { params: { id: 'asked' } }],
  'POST /admin/coin-requests/:id/approve': [staff(200), { params: { id: 'asked' } }],
  'POST /admin/coin-requests/:id/reject': [staff(200), { params: { id: 'asked' }, body: { reason } }],
  'GET /admin/coins/reconcile': [staff(200)],
  'POST /admin/rewards/:type/grant': [
    staff(200),
    { params: { type: 'VERIFY_EMAIL' }, body: { userId: 'owner', reason } },
  ],
};
