import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { application } from '../../testing/filled-server.ts';
import { staff, reason, type AccessRows } from '../../testing/access-rows.ts';

export const coachRequestsRows: AccessRows = {
  'GET /me/coach-request': [[401, 403, 200, 200, 409, 200, 200, 200]],
  'POST /coach-requests': [[401, 403, 201, 201, 409, 201, 201, 201], { body: application }],
  'GET /admin/coach-requests': [staff(200)],
  'GET /admin/coach-requests/:id': [staff(200), { params: { id: 'an-application' } }],
  'POST /admin/coach-requests/:id/approve': [
    staff(200),
    { params: { id: 'an-application' }, body: { checklist: coachRequestChecks } },
  ],
  'POST /admin/coach-requests/:id/reject': [
    staff(200),
    { params: { id: 'an-application' }, body: { reason } },
  ],
};
