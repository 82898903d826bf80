import { everybody } from '#fixtures/platform/announcements.ts';
import { staff, type AccessRows } from '../../testing/access-rows.ts';

const mailText = { subject: 'Tin mới', body: 'Chào {{name}}' };

export const adminAnnouncementsRows: AccessRows = {
  'GET /admin/emails/:id': [staff(200), { params: { id: 'an-announcement' } }],
  'POST /admin/emails/audience': [staff(200), { body: { audience: everybody } }],
  'POST /admin/emails/preview': [staff(200), { body: { language: 'vi', ...mailText } }],
  'POST /admin/emails/test': [staff(200), { body: { language: 'vi', ...mailText } }],
  'POST /admin/emails': [
    staff(201),
    { body: { draftId: 'a-draft', audience: everybody, vi: mailText, en: mailText } },
  ],
  'POST /admin/emails/:id/stop': [staff(200), { params: { id: 'an-announcement' } }],
};
