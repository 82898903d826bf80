import { open, members, staff, type AccessRows } from '../../testing/access-rows.ts';

export const levelsRows: AccessRows = {
  'GET /levels': [open(200)],
  'GET /me/level': [members(200)],
  // Whose plan has no end buys none; the others have to have the coins.
  'POST /me/level': [
    [401, 403, 200, 422, 200, 422, 422, 409],
    { body: { level: 'PRO', days: 30, priceFitCoin: 1000 } },
  ],
  // Both plans are for sale: there is nothing to wait for.
  'PUT /me/plan-waits/:level': [members(409), { params: { level: 'PRO' } }],
  'DELETE /me/plan-waits/:level': [members(200), { params: { level: 'PRO' } }],
  'GET /admin/plans': [staff(200)],
  'GET /admin/plans/:level/waits': [staff(200), { params: { level: 'PRO' } }],
};
