import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminSiteRows: AccessRows = {
  'GET /admin/settings/:id': [staff(200), { params: { id: 'site' } }],
  'PUT /admin/settings/:id': [
    staff(200),
    { params: { id: 'site' }, body: { version: 1, vndPerUsd: 25_000 } },
  ],
  // A picture of a few points is right in itself for no place: its shape is looked at last.
  'POST /admin/brand-pictures/:place': [staff(400), { params: { place: 'share' }, file: 'a picture' }],
  'GET /admin/audit-log': [staff(200)],
  'GET /admin/overview': [staff(200)],
  'GET /admin/trends': [staff(200)],
  'GET /admin/waiting-work': [staff(200)],
};
