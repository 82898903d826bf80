import { open, members, type AccessRows } from '../../testing/access-rows.ts';

export const rewardsRows: AccessRows = {
  'GET /rewards': [members(200)],
  'GET /rewards/history': [members(200)],
  'POST /rewards/:type/claim': [members(200), { params: { type: 'VERIFY_EMAIL' } }],
  'GET /fees': [open(200)],
};
