import { members, open, staff, type AccessRows, type Answers } from '../../testing/access-rows.ts';

const published = { id: 'an-article' };
const changed = { id: 'a-changed-article' };
const draft = { id: 'a-draft' };
const waiting = { id: 'a-waiting-article' };
const planned = { id: 'a-planned-article' };
const binned = { id: 'a-binned-article' };
const seen = { version: 1 };
const reason = 'Còn thiếu nguồn của số liệu.';

/** `owner` wrote them. Staff who may view drafts read them; to everybody else they are not there. */
const readers = (status: number): Answers => [401, 403, status, 404, 404, status, 404, status];
/** A step of the author's own: staff who see the article are refused it. */
const authors = (status: number): Answers => [401, 403, status, 404, 404, 403, 404, 403];

export const postsRows: AccessRows = {
  'GET /posts': [open(200)],
  'GET /posts/:idOrSlug': [open(200), { params: { idOrSlug: 'an-article' } }],
  'GET /posts/preview/:token': [open(404), { params: { token: 'a-token-that-nobody-gave-out' } }],
  'PUT /posts/:id/like': [members(200), { params: published }],
  'DELETE /posts/:id/like': [members(200), { params: published }],
  'PUT /posts/:id/bookmark': [members(200), { params: published }],
  'DELETE /posts/:id/bookmark': [members(200), { params: published }],
  'GET /posts/:id/comments': [open(200), { params: published }],
  'POST /posts/:id/comments': [members(201), { params: published, body: { text: 'Hay quá!' } }],
  'GET /categories': [open(200)],
  'GET /tags': [open(200)],
};

export const writtenPostsRows: AccessRows = {
  'GET /me/posts': [members(200)],
  'POST /posts': [members(201), { body: { title: 'Bài mới', language: 'vi' } }],
  'GET /posts/:id/working-copy': [readers(200), { params: draft }],
  'PUT /posts/:id/working-copy': [readers(200), { params: draft, body: { ...seen, title: 'Đang viết' } }],
  'PATCH /posts/:id': [readers(200), { params: draft, body: { ...seen, title: 'Đã viết' } }],
  'POST /posts/:id/submit': [authors(200), { params: draft, body: seen }],
  'POST /posts/:id/withdraw': [authors(200), { params: waiting }],
  'POST /posts/:id/translation': [authors(201), { params: draft, body: {} }],
  'POST /posts/:id/trash': [readers(200), { params: published, body: { reason } }],
  'POST /posts/:id/restore': [readers(200), { params: binned }],
  'GET /posts/:id/revisions': [readers(200), { params: draft }],
  'POST /posts/:id/revisions/:rev/restore': [readers(200), { params: { ...draft, rev: '1' }, body: seen }],
  'POST /posts/:id/preview': [authors(201), { params: draft }],
  'DELETE /posts/:id/preview': [authors(200), { params: draft }],
  'POST /posts/:id/publish': [staff(200), { params: waiting, body: seen }],
  'POST /posts/:id/schedule': [
    staff(200),
    { params: waiting, body: { ...seen, publishDate: '2026-12-01T05:00:00.000Z' } },
  ],
  'POST /posts/:id/unschedule': [staff(200), { params: planned }],
  'POST /posts/:id/return': [staff(200), { params: waiting, body: { reason } }],
  'POST /posts/:id/accept-change': [staff(200), { params: changed, body: seen }],
  'POST /posts/:id/return-change': [staff(200), { params: changed, body: { reason } }],
  'PUT /posts/:id/flags': [staff(200), { params: published, body: { hot: true } }],
  'PUT /posts/:id/bounty': [staff(200), { params: waiting, body: { amount: 100 } }],
  'DELETE /posts/:id': [staff(200), { params: binned }],
};

const name = { vi: 'Ngủ nghỉ', en: 'Sleep' };
const category = { id: 'a-category' };
const tag = { id: 'bua-sang' };

export const adminPostsRows: AccessRows = {
  'GET /admin/posts': [staff(200)],
  'GET /admin/posts/:id': [staff(200), { params: draft }],
  'POST /admin/posts': [staff(201), { body: { title: 'Bài của Fitboard', language: 'vi' } }],
  'GET /admin/categories': [staff(200)],
  'GET /admin/categories/:id': [staff(200), { params: category }],
  'POST /admin/categories': [staff(201), { body: { name } }],
  'PUT /admin/categories/:id': [staff(200), { params: category, body: { ...seen, name } }],
  'DELETE /admin/categories/:id': [staff(200), { params: { id: 'an-empty-category' } }],
  'GET /admin/tags': [staff(200)],
  'PUT /admin/tags/:id': [staff(200), { params: tag, body: { name: 'Ăn sáng' } }],
  'DELETE /admin/tags/:id': [staff(200), { params: tag }],
};
