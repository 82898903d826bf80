import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminMediaRows: AccessRows = {
  'GET /admin/media-owners': [staff(200)],
  'GET /admin/users/:id/storage': [staff(200), { params: { id: 'owner' } }],
  'PUT /admin/users/:id/storage': [
    staff(200),
    { params: { id: 'owner' }, body: { gib: 30, reason: 'Quay bài tập.' } },
  ],
  'GET /admin/shared-media': [staff(200)],
  'POST /admin/media': [staff(201), { file: 'a picture' }],
  'GET /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
  'PATCH /admin/media/:id': [staff(200), { params: { id: 'unused' }, body: { name: 'ảnh' } }],
  'DELETE /admin/media/:id': [staff(200), { params: { id: 'unused' } }],
};
