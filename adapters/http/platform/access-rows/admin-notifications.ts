import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminNotificationsRows: AccessRows = {
  'GET /admin/notifications/:id': [staff(200), { params: { id: 'a-notice' } }],
};
