import { members, own, type AccessRows } from '../../testing/access-rows.ts';

export const notificationsRows: AccessRows = {
  'GET /notifications': [members(200)],
  'GET /notifications/unread-count': [members(200)],
  'POST /notifications/read-all': [members(200)],
  'POST /notifications/:id/read': [own(200), { params: { id: 'a-notice' } }],
  'DELETE /notifications/:id': [own(200), { params: { id: 'a-notice' } }],
  'GET /mail-address': [members(200)],
  'POST /mail-address/keep': [members(409)],
  'DELETE /notifications': [members(200)],
};
