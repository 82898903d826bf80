import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminIndicatorsRows: AccessRows = {
  'GET /admin/indicators': [staff(200)],
  'GET /admin/indicators/:id': [staff(200), { params: { id: 'week-47' } }],
};
