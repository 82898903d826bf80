import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminLedgerRows: AccessRows = {
  'GET /admin/ledger': [staff(200)],
  'GET /admin/coin-totals': [staff(200)],
  'GET /admin/economy': [staff(200)],
};
