import { member, members, open, own, type AccessRows } from '../../testing/access-rows.ts';

export const galleryRows: AccessRows = {
  'GET /me/gallery': [members(200)],
  'POST /me/gallery': [own(201), { body: { mediumId: 'picture' } }],
  'PUT /me/gallery/order': [members(200), { body: { mediumIds: [] } }],
  'PATCH /me/gallery/:id': [own(404), { params: { id: 'picture' }, body: { alt: 'Leo núi' } }],
  'DELETE /me/gallery/:id': [own(404), { params: { id: 'picture' } }],
  'GET /users/:id/gallery': [open(200), { params: member }],
};
