import { members, own, type AccessRows } from '../../testing/access-rows.ts';

export const mediaRows: AccessRows = {
  'POST /media': [members(201), { file: 'a picture' }],
  'GET /media': [members(200)],
  'GET /media/:id/url': [own(200), { params: { id: 'unused' } }],
  'DELETE /media/:id': [own(200), { params: { id: 'unused' } }],
};
