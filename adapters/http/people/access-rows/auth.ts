import { credentials, password } from '../../testing/filled-server.ts';
import { open, signedIn, members, type AccessRows } from '../../testing/access-rows.ts';

export const authRows: AccessRows = {
  'POST /auth/register': [
    open(201),
    {
      body: { fullname: 'An', email: 'new@example.com', password, confirmPassword: password, consent: true },
    },
  ],
  'POST /auth/confirm-register': [open(422), { body: { email: 'pending@example.com', code: '000000' } }],
  'POST /auth/resend-code': [open(200), { body: { email: 'pending@example.com' } }],
  'POST /auth/login': [open(200), { body: credentials }],
  'POST /auth/login/code': [open(422), { body: { challenge: 'none', code: '000000' } }],
  'POST /auth/refresh': [open(401)],
  'POST /auth/logout': [open(200)],
  'POST /auth/forgot-password': [open(200), { body: { email: 'owner@example.com' } }],
  'POST /auth/reset-password': [open(422), { body: { token: 'x', password, confirmPassword: password } }],
  'PUT /auth/password': [
    members(200),
    { body: { oldPassword: password, newPassword: `${password}!`, confirmPassword: `${password}!` } },
  ],
  'POST /auth/email': [members(200), { body: { email: 'moved@example.com', password } }],
  'POST /auth/email/confirm': [members(422), { body: { code: '000000' } }],
  'GET /auth/sessions': [signedIn(200)],
  'DELETE /auth/sessions/:id': [[401, 404, 200, 404, 404, 404, 404, 404], { params: { id: 'a-session' } }],
  'DELETE /auth/sessions': [signedIn(200)],
};
