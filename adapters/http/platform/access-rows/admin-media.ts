import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminMediaRows: AccessRows = {
  'GET /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
  'DELETE /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
};
