import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminRolesRows: AccessRows = {
  'GET /admin/roles': [staff(200)],
  'GET /admin/roles/:id': [staff(200), { params: { id: 'spare' } }],
  'POST /admin/roles': [staff(201), { body: { name: 'Another', permissions: [] } }],
  'PUT /admin/roles/:id': [staff(200), { params: { id: 'spare' }, body: { version: 1, description: 'x' } }],
  'DELETE /admin/roles/:id': [staff(200), { params: { id: 'spare' } }],
};
