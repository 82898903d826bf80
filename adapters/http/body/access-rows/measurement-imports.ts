import { members, own, type AccessRows } from '../../testing/access-rows.ts';

const value = { metric: 'weight', week: '2026-W40', value: 64.5, days: 3 };

export const measurementImportsRows: AccessRows = {
  'GET /me/measurement-imports': [members(200)],
  'POST /me/measurement-imports/preview': [members(200), { body: { values: [value] } }],
  'POST /me/measurement-imports': [
    members(201),
    { body: { source: 'OPENSCALE', fileName: 'openScale.csv', values: [{ ...value, replace: false }] } },
  ],
  'DELETE /me/measurement-imports/:id': [own(200), { params: { id: 'import-1' } }],
  'GET /me/imported-measurements': [members(200)],
};
