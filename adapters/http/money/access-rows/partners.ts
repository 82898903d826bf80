import { open, members, staff, ownPartner, reason, type AccessRows } from '../../testing/access-rows.ts';

export const partnersRows: AccessRows = {
  'GET /partners': [open(200)],
  'GET /partner-rewards': [members(200)],
  'GET /partner-rewards/claims': [members(200)],
  // Nobody claims what they offer themselves.
  'POST /partner-rewards/:id/claim': [
    [401, 403, 201, 201, 422, 201, 201, 201],
    { params: { id: 'a-reward' }, body: { code: 'an tam' } },
  ],
  'GET /admin/partners': [staff(200)],
  // Without the right to see members' accounts only one's own partner is there.
  'GET /admin/partners/:id': [ownPartner(200), { params: { id: 'a-partner' } }],
  'POST /admin/partners': [
    staff(201),
    { body: { name: 'Mới', logoId: null, url: null, ownerId: null, status: 'ACTIVE' } },
  ],
  'PUT /admin/partners/:id': [
    ownPartner(200),
    { params: { id: 'a-partner' }, body: { version: 1, name: 'Khác' } },
  ],
  'DELETE /admin/partners/:id': [ownPartner(200), { params: { id: 'a-new-partner' } }],
  'GET /admin/partner-rewards': [staff(200)],
  'GET /admin/partner-rewards/:id': [ownPartner(200), { params: { id: 'a-reward' } }],
  'POST /admin/partner-rewards': [
    ownPartner(201),
    {
      body: {
        partnerId: 'a-partner',
        title: { vi: 'Quà', en: 'Gift' },
        description: { vi: '', en: '' },
        amount: 5,
        coin: 'BASE_COIN',
        unit: 'DAILY',
        startsAt: '2026-11-20T00:00:00Z',
        endsAt: '2026-12-20T00:00:00Z',
        stock: null,
        proof: 'AUTOMATIC',
        code: null,
        status: 'ACTIVE',
      },
    },
  ],
  'PUT /admin/partner-rewards/:id': [
    ownPartner(200),
    { params: { id: 'a-reward' }, body: { version: 1, amount: 6 } },
  ],
  'DELETE /admin/partner-rewards/:id': [ownPartner(200), { params: { id: 'an-unclaimed-reward' } }],
  'GET /admin/partner-claims': [staff(200)],
  'GET /admin/partner-claims/:id': [ownPartner(200), { params: { id: 'a-claim' } }],
  'POST /admin/partner-claims/:id/approve': [ownPartner(200), { params: { id: 'a-claim' } }],
  'POST /admin/partner-claims/:id/refuse': [ownPartner(200), { params: { id: 'a-claim' }, body: { reason } }],
};
