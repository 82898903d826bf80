import { open, staff, type AccessRows } from '../../testing/access-rows.ts';

const words = { title: { vi: 'Về chúng tôi', en: 'About us' }, description: { vi: '', en: '' }, html: { vi: '<p>Chào.</p>', en: '<p>Hi.</p>' } }; // prettier-ignore
const page = { id: 'about-us' };
const asked = {
  question: { vi: 'Làm sao đổi mật khẩu?', en: '' },
  answer: { vi: '<p>Trong Tài khoản.</p>', en: '' },
};

export const publicSiteRows: AccessRows = {
  'GET /pages/:key': [open(200), { params: { key: 'terms' } }],
  'GET /admin/pages': [staff(200)],
  'GET /admin/pages/:id': [staff(200), { params: page }],
  'GET /admin/pages/:id/versions/:number': [staff(200), { params: { ...page, number: '1' } }],
  'PUT /admin/pages/:id': [staff(200), { params: page, body: { version: 0, ...words } }],
  'DELETE /admin/pages/:id/draft': [staff(200), { params: page }],
  'POST /admin/pages/:id/publish': [
    staff(200),
    { params: { id: 'post-features' }, body: { version: 1, effectiveAt: null, asksAgain: false } },
  ],
  'POST /admin/pages/:id/withdraw': [staff(404), { params: page }],
  'GET /questions': [open(200)],
  'GET /admin/questions': [staff(200)],
  'GET /admin/questions/:id': [staff(200), { params: { id: 'a-question' } }],
  'POST /admin/questions': [staff(201), { body: { category: 'ACCOUNT', ...asked } }],
  'PUT /admin/questions/:id': [
    staff(200),
    { params: { id: 'a-question' }, body: { version: 1, position: 2 } },
  ],
  'DELETE /admin/questions/:id': [staff(200), { params: { id: 'a-question' } }],
  'GET /admin/content-dashboard': [staff(200)],
  'GET /contact/token': [open(200)],
  'POST /contact': [
    open(200),
    {
      body: {
        name: 'Lê Thị Hạnh',
        email: 'hanh@example.com',
        subject: 'Hỏi về gói Pro',
        message: 'Tôi muốn đổi từ gói tháng sang gói năm.',
        token: 'a.bbbbbbbb.cccccccccccc',
      },
    },
  ],
  'GET /admin/contact-messages': [staff(200)],
  'GET /admin/contact-messages/:id': [staff(200), { params: { id: 'a-message' } }],
  'POST /admin/contact-messages/:id/reply': [
    staff(200),
    { params: { id: 'a-message' }, body: { version: 1, text: 'Bạn đổi được trong phần Tài khoản.' } },
  ],
  'POST /admin/contact-messages/:id/move': [
    staff(200),
    { params: { id: 'a-message' }, body: { version: 1, step: 'close' } },
  ],
};
