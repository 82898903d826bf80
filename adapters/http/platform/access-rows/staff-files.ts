import { staff, type AccessRows } from '../../testing/access-rows.ts';

export const staffFilesRows: AccessRows = {
  'GET /admin/media': [staff(200)],
  'GET /admin/email-templates': [staff(200)],
  'GET /admin/emails': [staff(200)],
  'GET /admin/notifications': [staff(200)],
  'GET /admin/email-log': [staff(200)],
};
