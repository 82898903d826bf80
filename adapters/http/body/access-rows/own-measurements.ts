import { members, own, type AccessRows } from '../../testing/access-rows.ts';

const limits = { low: null, high: null, secondLow: null, secondHigh: null };
const calf = { name: 'Bắp chân', unit: 'cm', ...limits };
const params = { id: 'own-measurement-1' };
const ofDay = { ...params, day: '2026-11-16' };

export const ownMeasurementsRows: AccessRows = {
  'GET /me/own-measurements': [members(200)],
  'POST /me/own-measurements': [members(201), { body: { ...calf, name: 'Cẳng tay', numbers: 1 } }],
  'PUT /me/own-measurements/order': [own(200), { body: { ids: [params.id] } }],
  'PUT /me/own-measurements/:id': [own(200), { params, body: calf }],
  'DELETE /me/own-measurements/:id': [own(200), { params }],
  'GET /me/own-measurements/:id/values': [own(200), { params }],
  'PUT /me/own-measurements/:id/values/:day': [
    own(200),
    { params: ofDay, body: { value: 36.5, second: null } },
  ],
  'DELETE /me/own-measurements/:id/values/:day': [own(200), { params: ofDay }],
};
