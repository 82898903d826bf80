import { members, own, type AccessRows } from '../../testing/access-rows.ts';

export const mediaRows: AccessRows = {
  'POST /media': [members(201), { file: 'a picture' }],
  'GET /media': [members(200)],
  'GET /media/usage': [members(200)],
  'GET /media/uploads': [members(200)],
  'GET /media/folders': [members(200)],
  'POST /media/folders': [members(201), { body: { name: 'Thực đơn' } }],
  'PATCH /media/folders/:id': [own(200), { params: { id: 'folder' }, body: { name: 'Ảnh khác' } }],
  'DELETE /media/folders/:id': [own(200), { params: { id: 'folder' } }],
  // Staff who may see files open one too, and the look is written down.
  'GET /media/:id/url': [[404, 404, 200, 404, 404, 200, 404, 200], { params: { id: 'unused' } }],
  'GET /media/:id/uses': [own(200), { params: { id: 'unused' } }],
  'PATCH /media/:id': [own(200), { params: { id: 'unused' }, body: { name: 'bữa sáng' } }],
  'DELETE /media/:id': [own(200), { params: { id: 'unused' } }],
  'POST /media/:id/restore': [own(200), { params: { id: 'unused' } }],
};
