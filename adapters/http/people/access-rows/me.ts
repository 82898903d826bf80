import { password } from '../../testing/filled-server.ts';
import { signedIn, members, type AccessRows } from '../../testing/access-rows.ts';

export const meRows: AccessRows = {
  'GET /me': [signedIn(200)],
  'PATCH /me': [members(200), { body: { version: 1, about: 'Chạy bộ' } }],
  'GET /me/username-availability': [members(200), { query: 'username=hoa' }],
  'POST /me/consent': [signedIn(200), { body: { version: '2026-11-01' } }],
  'GET /me/wallet': [members(200)],
  'GET /me/transactions': [members(200)],
  'GET /me/transactions/totals': [members(200)],
  'GET /me/transactions.csv': [members(200)],
  'GET /me/statements/:month': [members(200), { params: { month: '2026-11.pdf' } }],
  'POST /me/convert': [members(200), { body: { fitCoin: 1 } }],
  'GET /me/invited': [members(200)],
  'GET /me/notification-settings': [members(200)],
  'PUT /me/notification-settings': [
    members(200),
    { body: { items: [{ category: 'reminder', inApp: true, email: false }] } },
  ],
  'GET /me/notification-rhythm': [members(200)],
  'PUT /me/notification-rhythm': [
    members(200),
    { body: { quiet: { from: '22:00', to: '07:00' }, mails: 'DAILY' } },
  ],
  'GET /me/coach-access': [members(200)],
  'DELETE /me/coach-access/:coachId': [
    [401, 403, 200, 404, 404, 404, 404, 404],
    { params: { coachId: 'coach' } },
  ],
  'GET /me/photo-views': [members(200)],
  'GET /me/export': [members(200), { query: 'format=json' }],
  // User 1 runs the platform.
  'DELETE /me': [[401, 200, 200, 200, 200, 200, 200, 403], { body: { password } }],
};
