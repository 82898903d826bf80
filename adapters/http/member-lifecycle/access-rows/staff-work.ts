import type { AccessRows, Answers } from '../../testing/access-rows.ts';

/** Which records a right opens is for the use case: the last of the rights that open any list opens no person. */
const ofAPerson = (status: number): Answers => [401, 403, 403, 403, 403, 403, 403, status];
const params = { kind: 'user', id: 'owner' };

export const staffWorkRows: AccessRows = {
  'GET /admin/work/:kind/:id': [ofAPerson(200), { params }],
  'GET /admin/work/:kind': [ofAPerson(200), { params: { kind: 'user' } }],
  'PUT /admin/work/:kind/:id/assignee': [ofAPerson(200), { params, body: { assigneeId: null } }],
  'POST /admin/work/:kind/:id/notes': [ofAPerson(201), { params, body: { text: 'Đã gọi lại.' } }],
  'PUT /admin/staff-notes/:id': [
    ofAPerson(403),
    { params: { id: 'a-staff-note' }, body: { text: 'Đã gọi lại.', version: 1 } },
  ],
  'DELETE /admin/staff-notes/:id': [ofAPerson(403), { params: { id: 'a-staff-note' } }],
};
