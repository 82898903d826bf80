import { members, staff, type AccessRows } from '../../testing/access-rows.ts';

export const giftsRows: AccessRows = {
  'GET /gifts/allowance': [members(200)],
  'GET /gifts': [members(200), { query: 'list=RECEIVED' }],
  // Nobody of that name.
  'POST /gifts': [members(422), { body: { receiver: 'nobody', amount: 10, message: '' } }],
  // Got by the owner: to everybody else it is not there.
  'POST /gifts/:id/thank': [[401, 403, 200, 404, 404, 404, 404, 404], { params: { id: 'a-gift' } }],
  'GET /admin/gifts': [staff(200)],
};
