import {
  members,
  open,
  own,
  reason,
  staff,
  type AccessRows,
  type Answers,
} from '../../testing/access-rows.ts';

const post = { id: 'a-post' };
const comment = { id: 'a-comment' };
const lesson = { id: 'a-lesson' };
/** Its author, a coach, and staff who keep order among comments. */
const ownLesson: Answers = [401, 403, 404, 404, 200, 200, 404, 200];
/** Everybody sees it, and only its author changes it. */
const authorOnly: Answers = [401, 403, 200, 403, 403, 403, 403, 403];
/** Of all of them the owner alone has saved two weeks in a row. */
const withWeeks: Answers = [401, 403, 200, 400, 400, 400, 400, 400];

export const feedRows: AccessRows = {
  'GET /feed': [open(200), { query: 'tab=discover' }],
  'GET /feed/new-count': [members(200), { query: 'after=a-post' }],
  'POST /feed': [members(201), { body: { text: 'Chào buổi sáng!' } }],
  'POST /feed/cards/preview': [withWeeks, { body: { kind: 'STREAK', sourceId: 'streak' } }],
  'GET /feed/:id': [open(200), { params: post }],
  'PATCH /feed/:id': [authorOnly, { params: post, body: { text: 'Chào buổi chiều!', version: 1 } }],
  'DELETE /feed/:id': [authorOnly, { params: post }],
  'POST /feed/:id/restore': [own(200), { params: { id: 'a-deleted-post' } }],
  'POST /feed/:id/lock': [authorOnly, { params: post }],
  'POST /feed/:id/unlock': [authorOnly, { params: post }],
  'PUT /feed/:id/like': [members(200), { params: post }],
  'DELETE /feed/:id/like': [members(200), { params: post }],
  'GET /users/:id/feed': [open(200), { params: { id: 'owner' } }],
};

export const commentsRows: AccessRows = {
  'GET /feed/:id/comments': [open(200), { params: post }],
  'POST /feed/:id/comments': [members(201), { params: post, body: { text: 'Hay quá!' } }],
  'GET /lessons/:id/comments': [open(200), { params: lesson }],
  'POST /lessons/:id/comments': [members(201), { params: lesson, body: { text: 'Dễ hiểu quá!' } }],
  'POST /lessons/:id/lock': [ownLesson, { params: lesson }],
  'POST /lessons/:id/unlock': [ownLesson, { params: lesson }],
  'GET /comments/:id/replies': [open(200), { params: comment }],
  'PATCH /comments/:id': [authorOnly, { params: comment, body: { text: 'Rất hay!', version: 1 } }],
  'DELETE /comments/:id': [authorOnly, { params: comment }],
};

export const bookmarksRows: AccessRows = {
  'GET /me/bookmarks': [members(200)],
  'PUT /feed/:id/bookmark': [members(200), { params: post }],
  'DELETE /feed/:id/bookmark': [members(200), { params: post }],
};

export const adminFeedRows: AccessRows = {
  'GET /admin/feed-posts': [staff(200)],
  'GET /admin/feed-posts/:id': [staff(200), { params: post }],
  'POST /admin/feed-posts': [staff(201), { body: { text: 'Chào cả nhà!' } }],
  'POST /admin/feed-posts/:id/purge': [staff(200), { params: { id: 'a-deleted-post' }, body: { reason } }],
  'POST /admin/feed-posts/:id/hide': [staff(200), { params: post, body: { reason } }],
  'POST /admin/feed-posts/:id/restore': [staff(200), { params: post }],
  'POST /admin/feed-posts/:id/lock': [staff(200), { params: post }],
  'POST /admin/feed-posts/:id/unlock': [staff(200), { params: post }],
  'GET /admin/comments': [staff(200)],
  'GET /admin/comments/:id': [staff(200), { params: comment }],
  'POST /admin/comments/:id/hide': [staff(200), { params: comment, body: { reason } }],
  'POST /admin/comments/:id/restore': [staff(200), { params: comment }],
};
