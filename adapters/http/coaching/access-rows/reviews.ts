import { aReply, thisWeek } from '../../testing/filled-server.ts';
import { members, coachOnly, theTwo, reason, type AccessRows } from '../../testing/access-rows.ts';

export const reviewsRows: AccessRows = {
  'POST /reviews': [
    [401, 403, 201, 404, 404, 404, 404, 404],
    { body: { coachId: 'second-coach', indicatorId: thisWeek.id, type: 'ALL', formId: null, answers: [] } },
  ],
  'GET /reviews': [members(200)],
  'GET /reviews/queue': [coachOnly(200)],
  'GET /reviews/:id': [theTwo(200, 200), { params: { id: 'waiting-review' } }],
  'GET /reviews/:id/versions': [theTwo(200, 200), { params: { id: 'answered-review' } }],
  'POST /reviews/:id/translate': [
    theTwo(200, 200),
    { params: { id: 'answered-review' }, body: { language: 'en' } },
  ],
  'POST /reviews/:id/cancel': [theTwo(200, 403), { params: { id: 'waiting-review' } }],
  'POST /reviews/:id/re-request': [theTwo(200, 403), { params: { id: 'closed-review' }, body: {} }],
  'POST /reviews/:id/approve': [theTwo(403, 200), { params: { id: 'waiting-review' }, body: aReply }],
  'POST /reviews/:id/update': [
    theTwo(403, 200),
    { params: { id: 'answered-review' }, body: { ...aReply, version: 1 } },
  ],
  'POST /reviews/:id/reject': [theTwo(403, 200), { params: { id: 'waiting-review' }, body: { reason } }],
  'GET /reviews/:id/draft': [theTwo(403, 200), { params: { id: 'waiting-review' } }],
  'PUT /reviews/:id/draft': [
    theTwo(403, 200),
    { params: { id: 'waiting-review' }, body: { ...aReply, version: 0 } },
  ],
  'PUT /reviews/:id/rating': [
    theTwo(200, 403),
    { params: { id: 'answered-review' }, body: { stars: 5, content: '' } },
  ],
  'POST /reviews/:id/rating/approve': [theTwo(403, 200), { params: { id: 'rated-review' } }],
  'PUT /reviews/:id/rating/reply': [
    theTwo(403, 200),
    { params: { id: 'shown-review' }, body: { text: 'Cảm ơn bạn.' } },
  ],
  'POST /ratings/:id/report': [members(200), { params: { id: 'a-shown-rating' }, body: { reason } }],
};
