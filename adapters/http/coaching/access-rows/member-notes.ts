import { coachOnly, member, type AccessRows } from '../../testing/access-rows.ts';

export const memberNotesRows: AccessRows = {
  'GET /me/members/:id/note': [coachOnly(200), { params: member }],
  'PUT /me/members/:id/note': [coachOnly(200), { params: member, body: { text: 'Đau gối.', version: 0 } }],
};
