import { staff, type AccessRows } from '../../testing/access-rows.ts';

const params = { kind: 'sessions' };

export const adminRetentionRows: AccessRows = {
  'GET /admin/retention': [staff(200)],
  'GET /admin/retention/:kind/preview': [staff(200), { params, query: 'days=60' }],
  'PUT /admin/retention/:kind': [staff(200), { params, body: { days: 90, version: 0 } }],
};
