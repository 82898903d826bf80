import { rightAnswers } from '#fixtures/learning/filled-learning.ts';
import { members, open, own, type AccessRows, type Answers } from '../../testing/access-rows.ts';

const challenge = { id: 'a-challenge' };
const chapter = { id: 'a-chapter' };
const lesson = { id: 'a-lesson' };
const quiz = { id: 'a-quiz' };
const attempt = { id: 'an-attempt' };
const enrolment = { id: 'an-enrolment' };

/** `owner` learns it, `coach` wrote it. */
const enrolling: Answers = [401, 403, 409, 201, 422, 201, 201, 201];
/** The learner is told what lacks; others are asked to enrol. */
const learner = (status: number): Answers => [401, 403, status, 403, 403, 403, 403, 403];
/** The board is for learners, its author, and staff who look after challenges. */
const board: Answers = [401, 403, 200, 403, 200, 200, 403, 200];

export const challengesRows: AccessRows = {
  'GET /challenges': [open(200)],
  'GET /challenges/featured': [open(200)],
  'GET /challenges/:idOrSlug': [open(200), { params: { idOrSlug: 'a-challenge' } }],
  'POST /challenges/:id/enroll': [enrolling, { params: challenge, body: { price: 0 } }],
  'GET /challenges/:id/board': [board, { params: challenge }],
  'POST /challenges/:id/complete': [learner(422), { params: challenge }],
  'POST /chapters/:id/complete': [learner(422), { params: chapter }],
  'PUT /challenges/:id/bookmark': [members(200), { params: challenge }],
  'DELETE /challenges/:id/bookmark': [members(200), { params: challenge }],
  'GET /challenges/:id/reviews': [open(200), { params: challenge }],
  'PUT /challenges/:id/reviews': [
    [401, 403, 200, 422, 422, 422, 422, 422],
    { params: challenge, body: { stars: 4, text: 'Vừa sức.' } },
  ],
  'DELETE /challenges/:id/reviews': [own(200), { params: challenge }],
  'PUT /challenges/:id/reviews/:userId/reply': [
    [401, 403, 404, 404, 200, 404, 404, 404],
    { params: { id: 'a-challenge', userId: 'owner' }, body: { reply: 'Cảm ơn bạn!' } },
  ],
};

export const enrolmentsRows: AccessRows = {
  'GET /me/challenges': [members(200)],
  'GET /me/lesson-notes': [members(200)],
  'GET /enrolments/:id': [own(200), { params: enrolment }],
  'PATCH /enrolments/:id': [own(200), { params: enrolment, body: { onBoard: true } }],
  'POST /enrolments/:id/refund': [own(422), { params: enrolment }],
  'POST /enrolments/:id/switch': [own(200), { params: enrolment }],
  'PUT /lessons/:id/note': [members(200), { params: lesson, body: { text: 'Nhớ thở ra.' } }],
  'DELETE /lessons/:id/note': [own(200), { params: lesson }],
};

export const lessonsRows: AccessRows = {
  'GET /lessons/:id': [open(200), { params: lesson }],
  'GET /lessons/:id/media': [open(200), { params: lesson }],
  'POST /lessons/:id/sessions': [learner(201), { params: lesson, body: {} }],
  'POST /lesson-sessions/:id/beats': [
    [401, 403, 200, 409, 409, 409, 409, 409],
    { params: { id: 'a-lesson-session' }, body: { seq: 1, visibleMs: 1_000, reachedEnd: true } },
  ],
  'POST /lessons/:id/complete': [learner(422), { params: lesson, body: {} }],
  'PUT /lessons/:id/bookmark': [members(200), { params: lesson }],
  'DELETE /lessons/:id/bookmark': [members(200), { params: lesson }],
};

export const quizzesRows: AccessRows = {
  'GET /quizzes/:id': [open(200), { params: quiz }],
  'POST /quizzes/:id/attempts': [learner(200), { params: quiz }],
  'POST /quizzes/:id/ask-reset': [learner(422), { params: quiz }],
  'GET /quiz-attempts/:id': [own(200), { params: attempt }],
  'PUT /quiz-attempts/:id/answers': [own(200), { params: attempt, body: { answers: rightAnswers } }],
  'POST /quiz-attempts/:id/submit': [own(200), { params: attempt, body: { answers: rightAnswers } }],
};
