import { open, coachOnly, type AccessRows } from '../../testing/access-rows.ts';

export const coachesRows: AccessRows = {
  'GET /coaches': [open(200)],
  'GET /coaches/filters': [open(200)],
  'GET /coaches/:idOrUsername': [open(200), { params: { idOrUsername: 'coach' } }],
  'GET /coaches/:idOrUsername/ratings': [open(200), { params: { idOrUsername: 'coach' } }],
  // Nobody asks themselves.
  'GET /coaches/:idOrUsername/request-form': [
    [401, 403, 200, 200, 404, 200, 200, 200],
    { params: { idOrUsername: 'coach' } },
  ],
  'GET /me/coach-settings': [coachOnly(200)],
  'PUT /me/coach-settings': [coachOnly(200), { body: { version: 1, reviewPrice: 0 } }],
  'GET /me/question-forms': [coachOnly(200)],
  'PUT /me/question-forms': [coachOnly(200), { body: { questions: [], number: 0 } }],
  'GET /me/sample-review': [coachOnly(200)],
  'PUT /me/sample-review': [
    coachOnly(200),
    { body: { notes: [{ kind: 'BODY', text: 'Tốt.' }], version: 0 } },
  ],
  'GET /me/saved-replies': [coachOnly(200)],
  'POST /me/saved-replies': [coachOnly(201), { body: { title: 'Ngủ', text: 'Ngủ sớm.' } }],
  'PUT /me/saved-replies/:id': [
    coachOnly(200),
    { params: { id: 'a-text' }, body: { title: 'Ngủ', text: 'Ngủ đủ.' } },
  ],
  'DELETE /me/saved-replies/:id': [coachOnly(200), { params: { id: 'a-text' } }],
  'GET /me/members': [coachOnly(200)],
  'GET /me/coach-week': [coachOnly(200)],
  'GET /me/earnings': [coachOnly(200)],
  'GET /me/earnings/lines': [coachOnly(200)],
  'GET /me/earnings.csv': [coachOnly(200)],
};
