import { members, own, staff, type AccessRows } from '../../testing/access-rows.ts';

export const reviewBundlesRows: AccessRows = {
  'GET /review-bundles': [members(200)],
  'POST /review-bundles/:id/request': [own(201), { params: { id: 'a-bundle' } }],
  'POST /review-bundles/:id/end': [own(200), { params: { id: 'a-bundle' } }],
  'GET /admin/review-bundles': [staff(200)],
};
