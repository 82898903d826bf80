import type { AccessRows } from '../../testing/access-rows.ts';

const query = { filter: {}, sort: { field: 'createdAt', order: 'DESC' }, columns: null };
const params = { id: 'a-view' };

export const savedViewsRows: AccessRows = {
  // Which list it is of decides: here one that takes the right to see members.
  'GET /admin/views': [[401, 403, 403, 403, 403, 200, 403, 200], { query: 'list=users' }],
  'POST /admin/views': [
    [401, 403, 403, 403, 403, 201, 403, 201],
    { body: { list: 'users', name: 'Mới', query, isShared: false } },
  ],
  // A shared one; to those who may not see its list it is not there.
  'GET /admin/views/:id': [[401, 403, 404, 404, 404, 200, 404, 200], { params }],
  // Staff with the whole system keep up what others shared.
  'PUT /admin/views/:id': [
    [401, 403, 404, 404, 404, 200, 404, 200],
    { params, body: { version: 1, name: 'Tên' } },
  ],
  'DELETE /admin/views/:id': [[401, 403, 404, 404, 404, 200, 404, 200], { params }],
};
