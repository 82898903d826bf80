import { member, reason, staff, type AccessRows } from '../../testing/access-rows.ts';

export const adminMailsRows: AccessRows = {
  'GET /admin/email-templates/:id': [staff(200), { params: { id: 'welcome' } }],
  'PUT /admin/email-templates/:id': [
    staff(200),
    {
      params: { id: 'welcome' },
      body: { version: 0, vi: { subject: 'Chào', body: 'Chào bạn,' }, en: { subject: 'Hi', body: 'Hi,' } },
    },
  ],
  'POST /admin/email-templates/:id/preview': [
    staff(200),
    { params: { id: 'welcome' }, body: { language: 'vi', subject: 'Chào', body: 'Chào {{name}},' } },
  ],
  'POST /admin/email-templates/:id/test-send': [
    staff(200),
    { params: { id: 'welcome' }, body: { language: 'vi' } },
  ],
  'GET /admin/email-log/:id': [staff(200), { params: { id: 'a-mail' } }],
  'GET /admin/users/:id/mail-address': [staff(200), { params: member }],
  'POST /admin/users/:id/mail-address/clear': [staff(409), { params: member, body: { reason } }],
  'POST /admin/email-log/:id/retry': [staff(200), { params: { id: 'a-mail' } }],
};
