import { members, staff, type AccessRows } from '../../testing/access-rows.ts';

/** Nobody is in a viewing here, and the one that is kept is another person's. */
export const viewingRows: AccessRows = {
  'GET /me/viewing': [members(404)],
  'GET /me/viewings': [members(200)],
  'POST /admin/viewings': [staff(201), { body: { memberId: 'owner', reason: 'Không thấy tuần vừa lưu' } }],
  'POST /viewings/:id/end': [members(404), { params: { id: 'a-viewing' } }],
};
