import { measured, save } from '../../testing/filled-server.ts';
import { members, type AccessRows } from '../../testing/access-rows.ts';

export const indicatorsRows: AccessRows = {
  // Without the stats flag a public profile shows no weeks; staff who may look at bodies do, and it is written down.
  'GET /indicators': [[404, 404, 200, 404, 200, 200, 404, 200], { query: 'userId=owner' }],
  // The pictures are the owner's.
  'POST /indicators': [[401, 403, 201, 400, 400, 400, 400, 400], { body: save }],
  'POST /indicators/preview': [members(200), { body: measured }],
  'GET /indicators/timeline': [members(200)],
  'GET /indicators/home': [members(200)],
  'GET /indicators/moved-together': [members(200)],
  'PUT /indicators/home': [members(200), { body: { metric: 'waist' } }],
  'GET /indicators/draft': [members(200)],
  'PUT /indicators/draft': [
    members(200),
    { body: { inputs: { body: { weight: 60 } }, step: 1, version: 0 } },
  ],
  'DELETE /indicators/draft': [members(200)],
  'GET /indicators/goals': [members(200)],
  'PUT /indicators/goals/:metric': [members(200), { params: { metric: 'weight' }, body: { target: 60 } }],
  'DELETE /indicators/goals/:metric': [members(200), { params: { metric: 'weight' } }],
  'GET /indicators/export': [members(200), { query: 'format=CSV' }],
  'GET /indicators/:id': [[404, 404, 200, 404, 200, 200, 404, 200], { params: { id: 'week-47' } }],
  'PATCH /indicators/:id': [
    [401, 403, 200, 404, 403, 403, 404, 403],
    { params: { id: 'week-47' }, body: { version: 1, body: { weight: 61 } } },
  ],
  'GET /indicators/:id/compare/:otherId': [
    [404, 404, 200, 404, 200, 200, 404, 200],
    { params: { id: 'week-46', otherId: 'week-47' } },
  ],
  'POST /indicators/:id/export': [
    [401, 403, 200, 403, 403, 403, 403, 403],
    { params: { id: 'week-47' }, body: { format: 'CSV' } },
  ],
};
