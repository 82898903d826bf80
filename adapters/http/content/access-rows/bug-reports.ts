import { members, open, own, staff, type AccessRows } from '../../testing/access-rows.ts';

const waiting = { params: { id: 'a-report' } };
const published = { params: { id: 'a-published-report' } };
const closed = { params: { id: 'a-closed-report' } };

const report = {
  type: 'BUG',
  title: 'Biểu đồ cân nặng trống',
  content: 'Mở trang thì không thấy biểu đồ.',
  pageUrl: '/dashboard',
  browser: 'Firefox 130',
  isSecurity: false,
};
const words = { vi: 'Biểu đồ cân nặng', en: 'Chart of weights' };
const entry = { kind: 'FIXED', title: words, text: words, isPublished: false };

export const bugReportRows: AccessRows = {
  'POST /bug-reports': [members(201), { body: report }],
  'GET /bug-reports': [members(200)],
  'GET /bug-reports/suggestions': [members(200), { query: 'q=bieu%20do%20can%20nang' }],
  'GET /bug-reports/:id': [own(200), waiting],
  'POST /bug-reports/:id/withdraw': [own(200), waiting],
  'POST /bug-reports/:id/reopen': [own(200), closed],
  'POST /bug-reports/:id/messages': [own(200), { ...waiting, body: { text: 'Máy tính bảng.' } }],
  'PUT /bug-reports/:id/vote': [members(200), published],
  'DELETE /bug-reports/:id/vote': [members(200), published],
  'GET /roadmap': [open(200)],
  'GET /changelog': [open(200)],
};

export const adminBugReportRows: AccessRows = {
  'GET /admin/bug-reports': [staff(200)],
  'GET /admin/bug-reports/:id': [staff(200), waiting],
  'POST /admin/bug-reports': [staff(201), { body: { ...report, userId: 'owner' } }],
  'POST /admin/bug-reports/:id/accept': [staff(200), { ...waiting, body: { severity: 'HIGH' } }],
  'POST /admin/bug-reports/:id/resolve': [
    staff(200),
    { ...waiting, body: { outcome: 'FIXED', severity: 'LOW' } },
  ],
  'POST /admin/bug-reports/:id/decline': [
    staff(200),
    { ...waiting, body: { outcome: 'NOT_PLANNED', reason: 'Chưa có kế hoạch làm.' } },
  ],
  'POST /admin/bug-reports/:id/reopen': [staff(200), closed],
  'POST /admin/bug-reports/:id/messages': [
    staff(200),
    { ...waiting, body: { text: 'Cảm ơn bạn.', isNote: false } },
  ],
  'POST /admin/bug-reports/:id/merge': [staff(200), { ...waiting, body: { into: 'a-published-report' } }],
  'POST /admin/bug-reports/:id/unmerge': [staff(200), { params: { id: 'a-merged-report' } }],
  'PUT /admin/bug-reports/:id/roadmap': [
    staff(200),
    { ...waiting, body: { stage: 'PLANNED', title: words, summary: words } },
  ],
  'DELETE /admin/bug-reports/:id/roadmap': [staff(200), published],
  'DELETE /admin/bug-reports/:id': [staff(200), closed],
  'GET /admin/bounties/month': [staff(200)],
  'GET /admin/changelog': [staff(200)],
  'GET /admin/changelog/:id': [staff(200), { params: { id: 'an-entry' } }],
  'POST /admin/changelog': [staff(201), { body: entry }],
  'PUT /admin/changelog/:id': [staff(200), { params: { id: 'an-entry' }, body: { ...entry, version: 1 } }],
  'DELETE /admin/changelog/:id': [staff(200), { params: { id: 'an-entry' } }],
};
