import { open, members, staff, type AccessRows } from '../../testing/access-rows.ts';

export const levelsRows: AccessRows = {
  'GET /levels': [open(200)],
  'GET /me/level': [members(200)],
  // What a plan gives does not work yet: it is sold to nobody, and a member may join the waiting list.
  'POST /me/level': [members(409), { body: { level: 'PRO', days: 30, priceFitCoin: 1000 } }],
  'PUT /me/plan-waits/:level': [members(200), { params: { level: 'PRO' } }],
  'DELETE /me/plan-waits/:level': [members(200), { params: { level: 'PRO' } }],
  'GET /admin/plans': [staff(200)],
  'GET /admin/plans/:level/waits': [staff(200), { params: { level: 'PRO' } }],
};
