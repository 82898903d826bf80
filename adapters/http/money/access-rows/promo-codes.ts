import { members, staff, type AccessRows } from '../../testing/access-rows.ts';

const promotion = {
  title: 'Mùa xuân',
  kind: 'COINS',
  unit: 'COINS',
  value: 100,
  cap: null,
  minCoins: null,
  plan: null,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2027-11-01T00:00:00.000Z',
  usesMax: 10,
  usesPerMember: 1,
  newMemberDays: null,
};

export const promoCodesRows: AccessRows = {
  'POST /promo-codes/check': [members(200), { body: { code: 'welcome', target: { kind: 'COINS' } } }],
  'POST /promo-codes/redeem': [members(201), { body: { code: 'welcome' } }],
  'GET /admin/promotions': [staff(200)],
  'GET /admin/promotions/:id': [staff(200), { params: { id: 'a-promotion' } }],
  'POST /admin/promotions': [staff(201), { body: { ...promotion, batch: 3 } }],
  'POST /admin/promotions/:id/stop': [staff(200), { params: { id: 'a-promotion' } }],
  'POST /admin/promotions/:id/resume': [staff(200), { params: { id: 'a-promotion' } }],
  'GET /admin/promotions/:id/codes.csv': [staff(200), { params: { id: 'a-promotion' } }],
  'GET /admin/promo-uses': [staff(200)],
};
