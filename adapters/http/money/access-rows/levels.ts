import { open, members, staff, type AccessRows } from '../../testing/access-rows.ts';

export const levelsRows: AccessRows = {
  'GET /levels': [open(200)],
  'GET /me/level': [members(200)],
  // PRO gives the chat and is sold to who has the coins; PREMIUM gives nothing more yet, and a member may wait for it.
  'POST /me/level': [
    [401, 403, 200, 422, 200, 422, 422, 409],
    { body: { level: 'PRO', days: 30, priceFitCoin: 1000 } },
  ],
  'PUT /me/plan-waits/:level': [members(200), { params: { level: 'PREMIUM' } }],
  'DELETE /me/plan-waits/:level': [members(200), { params: { level: 'PREMIUM' } }],
  'GET /admin/plans': [staff(200)],
  'GET /admin/plans/:level/waits': [staff(200), { params: { level: 'PRO' } }],
};
