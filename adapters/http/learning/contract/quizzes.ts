import { z } from 'zod';
import { questionKinds, quizLimits } from '#core/learning/quiz/quiz.ts';
import { quizLevels } from '#core/learning/challenge/working-tree.ts';
import { byId, contract, id, instant } from '../../engine/contract/endpoint.ts';
import { admission, item } from './challenge-views.ts';

const refusals = ['quiz.not_found', 'challenge.not_found', 'enrolment.required'] as const;
/** What keeps a quiz shut. */
const shut = [
  'lesson.not_finished',
  'chapter.lessons_not_completed',
  'challenge.chapters_not_completed',
  'lesson.cannot_learn',
] as const;
const ended = ['quiz.already_completed', 'quiz.choice_unknown', 'quiz.selected_required'] as const;

/** What was used of the tries; null: as many as they like. */
export const tries = z.object({ used: z.int(), allowed: z.int().nullable(), left: z.int().nullable() });

/** By question, the ids of what was chosen. */
const answers = z.record(z.string(), z.array(z.string()));
const typedAnswers = z.record(id, z.array(id).max(quizLimits.choices.max));

const attempt = z.object({
  id: z.string(),
  quizId: z.string(),
  number: z.int(),
  status: z.literal('OPEN'),
  startedAt: instant,
  deadlineAt: instant.nullable(),
  /** The clock that the deadline goes by. */
  now: instant,
  answers,
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(questionKinds),
      text: z.string(),
      imageUrl: z.string().nullable(),
      points: z.int(),
      choices: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});

const result = z.object({
  id: z.string(),
  quizId: z.string(),
  challengeId: z.string(),
  number: z.int(),
  status: z.enum(['SUBMITTED', 'EXPIRED']),
  score: z.int(),
  right: z.int(),
  questionCount: z.int(),
  passScore: z.int(),
  passed: z.boolean(),
  attempts: tries,
  best: z.int(),
  /** After a pass alone. */
  review: z
    .array(
      z.object({
        questionId: z.string(),
        chosen: z.array(z.string()),
        right: z.boolean(),
        correct: z.array(z.string()),
        explanation: z.string(),
      }),
    )
    .nullable(),
  next: item.nullable(),
  percent: z.int().nullable(),
  completed: z.boolean(),
  certificateId: z.string().nullable(),
});

const eitherWay = z.discriminatedUnion('status', [attempt, result]);

export const quizzes = contract({
  get: {
    method: 'GET',
    path: '/quizzes/:id',
    summary: 'What a quiz asks for and where one stands; its questions come with an attempt alone',
    access: 'visitor',
    params: byId,
    output: z.object({
      id: z.string(),
      challengeId: z.string(),
      title: z.string(),
      level: z.enum(quizLevels),
      questionCount: z.int(),
      timeLimitSeconds: z.int().nullable(),
      passScore: z.int(),
      attempts: tries,
      best: z.int().nullable(),
      completed: z.boolean(),
      passed: z.boolean(),
      ...admission,
      openAttemptId: z.string().nullable(),
      hasAsked: z.boolean(),
    }),
    refusals: ['quiz.not_found', 'challenge.not_found'],
  },
  begin: {
    method: 'POST',
    path: '/quizzes/:id/attempts',
    summary: 'Start an attempt, or get the open one; with answers it is submitted at once',
    access: 'member',
    params: byId,
    body: z.strictObject({ answers: typedAnswers.optional() }).optional(),
    output: eitherWay,
    status: 201,
    refusals: [
      ...refusals,
      ...shut,
      ...ended,
      'quiz.already_passed',
      'quiz.max_attempts',
      'quiz.too_soon',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  askReset: {
    method: 'POST',
    path: '/quizzes/:id/ask-reset',
    summary: 'Ask for more attempts when none is left, once',
    access: 'member',
    params: byId,
    output: z.object({ hasAsked: z.literal(true) }),
    refusals: [...refusals, 'quiz.already_asked', 'quiz.attempts_left', 'quiz.already_passed'],
    limit: 'write',
  },
  attempt: {
    method: 'GET',
    path: '/quiz-attempts/:id',
    summary: 'One’s own attempt: its questions while it is open, its score after that',
    access: 'member',
    params: byId,
    output: eitherWay,
    refusals: ['quiz.attempt_not_found'],
  },
  save: {
    method: 'PUT',
    path: '/quiz-attempts/:id/answers',
    summary: 'Keep what was chosen so far',
    access: 'member',
    params: byId,
    body: z.strictObject({ answers: typedAnswers }),
    output: attempt,
    refusals: ['quiz.attempt_not_found', 'quiz.already_completed', 'quiz.choice_unknown'],
    limit: 'write',
  },
  submit: {
    method: 'POST',
    path: '/quiz-attempts/:id/submit',
    summary: 'Hand an attempt in; every question is answered, unless the time is over',
    access: 'member',
    params: byId,
    body: z.strictObject({ answers: typedAnswers }),
    output: result,
    refusals: ['quiz.attempt_not_found', ...ended],
    limit: 'write',
  },
});
