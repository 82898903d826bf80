import { staff, reason, type AccessRows } from '../../testing/access-rows.ts';

export const adminReviewsRows: AccessRows = {
  'GET /admin/coaching-dashboard': [staff(200)],
  'GET /admin/reviews': [staff(200)],
  'GET /admin/reviews/:id': [staff(200), { params: { id: 'answered-review' } }],
  'GET /admin/ratings': [staff(200)],
  'GET /admin/ratings/:id': [staff(200), { params: { id: 'a-rating' } }],
  'POST /admin/ratings/:id/hide': [staff(200), { params: { id: 'a-rating' }, body: { reason } }],
  'POST /admin/ratings/:id/show': [staff(200), { params: { id: 'a-rating' } }],
};
