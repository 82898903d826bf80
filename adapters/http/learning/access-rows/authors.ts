import {
  members,
  reason,
  staff,
  type AccessRows,
  type Answers,
  type Ask,
} from '../../testing/access-rows.ts';

const challenge = { id: 'a-challenge' };
const chapter = { id: 'a-chapter' };
const lesson = { id: 'a-lesson' };
const quiz = { id: 'a-quiz' };
const enrolment = { id: 'an-enrolment' };
const draft = { id: 'a-draft' };

/** Under the address of authors the rights of staff open the same; these are routes that ask for none by name. */
const authors = (status: number): Answers => [401, 403, 404, 404, status, status, 404, status];
const writers = (status: number): Answers => [401, 403, 403, 403, status, status, 403, status];

const title = 'Ăn đủ đạm';
const seen = { version: 1 };

type Row = readonly [path: string, ask: Ask, status: number];

/** One request for each of them, the same under both addresses. */
const reads: readonly Row[] = [
  ['challenges/:id', { params: challenge }, 200],
  ['challenges/:id/preview', { params: challenge }, 200],
  ['challenges/:id/statistics', { params: challenge }, 200],
  ['challenges/:id/enrolments', { params: challenge }, 200],
  ['challenges/:id/export', { params: challenge }, 200],
  ['chapters/:id', { params: chapter }, 200],
  ['lessons/:id', { params: lesson }, 200],
  ['quizzes/:id', { params: quiz }, 200],
  ['enrolments/:id/quizzes', { params: enrolment }, 200],
];
const order = [
  { id: 'an-empty-chapter', lessonIds: [] },
  { id: 'a-chapter', lessonIds: ['a-shut-lesson', 'a-lesson'] },
];
const edits: readonly Row[] = [
  ['challenges/:id', { params: challenge, body: { title, ...seen } }, 200],
  ['chapters/:id', { params: chapter, body: { title, ...seen } }, 200],
  ['lessons/:id', { params: lesson, body: { title, ...seen } }, 200],
  ['quizzes/:id', { params: quiz, body: { title, ...seen } }, 200],
];
const additions: readonly Row[] = [
  ['challenges/:id/import', { params: challenge, body: { ...seen, chapters: [], quiz: null } }, 200],
  ['chapters', { body: { challengeId: 'a-challenge', title } }, 201],
  ['lessons', { body: { chapterId: 'a-chapter', title, type: 'DOCUMENT' } }, 201],
  ['quizzes', { body: { level: 'CHAPTER', subjectId: 'a-chapter', title } }, 201],
  ['quizzes/:id/reset', { params: quiz, body: { enrolmentId: 'an-enrolment' } }, 200],
];
const deletions: readonly Row[] = [
  ['chapters/:id', { params: { id: 'an-empty-chapter' } }, 200],
  ['lessons/:id', { params: lesson }, 200],
  ['quizzes/:id', { params: quiz }, 200],
];

const rowsOf = (
  method: string,
  prefix: string,
  rows: readonly Row[],
  answers: (status: number) => Answers,
): AccessRows =>
  Object.fromEntries(
    rows.map(([path, ask, status]) => [`${method} ${prefix}/${path}`, [answers(status), ask] as const]),
  );

export const authoringRows: AccessRows = {
  'GET /authoring/challenges': [members(200)],
  'POST /authoring/challenges': [writers(201), { body: { title, language: 'vi' } }],
  'DELETE /authoring/challenges/:id': [authors(200), { params: draft }],
  'PUT /authoring/challenges/:id/order': [
    authors(200),
    { params: challenge, body: { ...seen, chapters: order } },
  ],
  'POST /authoring/challenges/:id/submit': [[401, 403, 404, 404, 422, 404, 404, 404], { params: draft }],
  'POST /authoring/challenges/:id/withdraw': [
    [401, 403, 404, 404, 200, 404, 404, 404],
    { params: { id: 'a-waiting-challenge' } },
  ],
  ...rowsOf('GET', '/authoring', reads, authors),
  ...rowsOf('PATCH', '/authoring', edits, authors),
  ...rowsOf('POST', '/authoring', additions, authors),
  ...rowsOf('DELETE', '/authoring', deletions, authors),
};

export const adminChallengesRows: AccessRows = {
  'GET /admin/challenges': [staff(200)],
  'POST /admin/challenges': [staff(201), { body: { title, language: 'vi' } }],
  'DELETE /admin/challenges/:id': [staff(200), { params: draft }],
  'PUT /admin/challenges/:id/order': [staff(200), { params: challenge, body: { ...seen, chapters: order } }],
  ...rowsOf('GET', '/admin', reads, staff),
  ...rowsOf('PUT', '/admin', edits, staff),
  ...rowsOf('POST', '/admin', additions, staff),
  ...rowsOf('DELETE', '/admin', deletions, staff),
  'GET /admin/challenges/:id/difference': [staff(200), { params: challenge }],
  'POST /admin/challenges/:id/publish': [staff(422), { params: challenge }],
  'POST /admin/challenges/:id/return': [
    staff(200),
    { params: { id: 'a-waiting-challenge' }, body: { reason: 'Hãy thêm phụ đề.' } },
  ],
  'POST /admin/challenges/:id/archive': [staff(200), { params: challenge }],
  'POST /admin/challenges/:id/restore': [staff(200), { params: { id: 'an-archived-challenge' } }],
  'POST /admin/challenges/:id/feature': [staff(200), { params: challenge, body: { place: 1 } }],
  'GET /admin/chapters': [staff(200)],
  'GET /admin/lessons': [staff(200)],
  'GET /admin/quizzes': [staff(200)],
  'GET /admin/learning-dashboard': [staff(200)],
  'GET /admin/enrolments': [staff(200)],
  'GET /admin/enrolments/:id': [staff(200), { params: enrolment }],
  'POST /admin/enrolments/:id/refund': [staff(200), { params: enrolment, body: { reason } }],
  'GET /admin/challenge-reviews': [staff(200)],
  'GET /admin/challenge-reviews/:id': [staff(200), { params: { id: 'owner:a-challenge' } }],
  'POST /admin/challenge-reviews/:id/hide': [
    staff(200),
    { params: { id: 'owner:a-challenge' }, body: { reason } },
  ],
  'POST /admin/challenge-reviews/:id/restore': [
    staff(200),
    { params: { id: 'owner:a-challenge' }, body: { reason } },
  ],
};
