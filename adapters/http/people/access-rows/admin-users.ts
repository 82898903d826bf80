import { password } from '../../testing/filled-server.ts';
import { staff, member, reason, type AccessRows } from '../../testing/access-rows.ts';

export const adminUsersRows: AccessRows = {
  'GET /admin/users': [staff(200)],
  'GET /admin/users/:id': [staff(200), { params: member }],
  'POST /admin/users': [staff(201), { body: { fullname: 'Mới', email: 'new@example.com', password } }],
  'PUT /admin/users/:id': [staff(200), { params: member, body: { version: 1, about: 'x' } }],
  'DELETE /admin/users/:id': [staff(200), { params: member }],
  'POST /admin/users/:id/set-status': [staff(200), { params: member, body: { status: 'HOLD', reason } }],
  'POST /admin/users/:id/reset-second-factor': [
    staff(200),
    { params: { id: 'second-coach' }, body: { reason } },
  ],
  'POST /admin/users/:id/send-reset-link': [staff(200), { params: member, body: { reason } }],
  'POST /admin/users/:id/resend-confirmation': [staff(200), { params: { id: 'pending' }, body: { reason } }],
  'POST /admin/users/:id/end-sessions': [staff(200), { params: member, body: { reason } }],
  'POST /admin/users/:id/set-role': [staff(200), { params: member, body: { roleId: 'spare', reason } }],
  'POST /admin/users/:id/set-level': [staff(200), { params: member, body: { level: 'PRO', reason } }],
  'POST /admin/users/:id/set-type': [staff(200), { params: member, body: { type: 'COACH', reason } }],
};
