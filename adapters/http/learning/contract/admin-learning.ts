import { z } from 'zod';
import { quizLevels } from '#core/learning/challenge/working-tree.ts';
import { enrolmentCancelReasons, enrolmentStatuses } from '#core/learning/enrolment/enrolment.ts';
import { lessonTypes } from '#core/learning/lesson/lesson.ts';
import { byId, contract, instant, staffReason } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { workingChapter } from './written-challenge.ts';

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;
const inChallenge = { challengeId: z.string(), challengeTitle: z.string() };

const listed = <Row extends z.ZodType>(row: Row) =>
  ({
    access: ['knowledge.view'],
    query: listQuery,
    output: z.array(row),
    produces: 'list',
    refusals: listRefusals,
  }) as const;

const enrolmentRow = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  ...inChallenge,
  challengeSlug: z.string(),
  authorId: z.string(),
  editionNo: z.int(),
  status: z.enum(enrolmentStatuses),
  paid: z.int(),
  fee: z.int(),
  net: z.int(),
  percent: z.int(),
  refundableUntil: instant,
  releasedAt: instant.nullable(),
  enrolledAt: instant,
  lastActivityAt: instant,
  completedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z.enum(enrolmentCancelReasons).nullable(),
  cancelNote: z.string().nullable(),
});

const reviewRow = z.object({
  /** The learner's id and the challenge's. */
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  ...inChallenge,
  challengeSlug: z.string(),
  stars: z.int(),
  text: z.string(),
  reply: z.string().nullable(),
  hiddenAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const byTwoIds = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}:[A-Za-z0-9_-]{1,64}$/) });

export const adminLearningParts = contract({
  chapters: {
    method: 'GET',
    path: '/admin/chapters',
    summary: 'Chapters of all working copies',
    ...listed(workingChapter.extend({ challengeTitle: z.string(), lessons: z.int() })),
  },
  lessons: {
    method: 'GET',
    path: '/admin/lessons',
    summary: 'Lessons of all working copies, without their texts',
    ...listed(
      z.object({
        id: z.string(),
        ...inChallenge,
        chapterId: z.string(),
        chapterTitle: z.string(),
        position: z.int(),
        title: z.string(),
        type: z.enum(lessonTypes),
        isPreview: z.boolean(),
        seconds: z.int().nullable(),
        words: z.int(),
        createdAt: instant,
        updatedAt: instant,
      }),
    ),
  },
  quizzes: {
    method: 'GET',
    path: '/admin/quizzes',
    summary: 'Quizzes of all working copies, without their questions',
    ...listed(
      z.object({
        id: z.string(),
        ...inChallenge,
        level: z.enum(quizLevels),
        subjectId: z.string(),
        title: z.string(),
        attempts: z.int(),
        timeLimit: z.int().nullable(),
        questions: z.int(),
      }),
    ),
  },
  dashboard: {
    method: 'GET',
    path: '/admin/learning-dashboard',
    summary: 'Who began and finished, what came in, who is stuck, what waits',
    access: ['knowledge.view'],
    query: z.strictObject({ days: z.enum(['7', '30', '90']).optional() }),
    output: z.object({
      days: z.int(),
      enrolled: z.int(),
      completed: z.int(),
      canceled: z.int(),
      paid: z.int(),
      revenue: z.int(),
      earned: z.int(),
      stuck: z.int(),
      waiting: z.object({ count: z.int(), oldestAt: instant.nullable() }),
      challenges: z.array(
        z.object({
          challengeId: z.string(),
          title: z.string(),
          enrolled: z.int(),
          completed: z.int(),
          paid: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
});

export const adminEnrolments = contract({
  list: {
    method: 'GET',
    path: '/admin/enrolments',
    summary: 'Everybody’s enrolments',
    ...listed(enrolmentRow),
  },
  get: {
    method: 'GET',
    path: '/admin/enrolments/:id',
    summary: 'One enrolment',
    access: ['knowledge.view'],
    params: byId,
    output: enrolmentRow,
    refusals: ['enrolment.not_found'],
  },
  refund: {
    method: 'POST',
    path: '/admin/enrolments/:id/refund',
    summary: 'Give the price back at any time; the learner reads the reason, and a certificate is revoked',
    access: ['knowledge.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: enrolmentRow,
    refusals: ['enrolment.not_found', 'enrolment.not_refundable', 'challenge.own', 'idempotency.key_reused'],
    idempotent: true,
    limit: 'write',
  },
});

export const adminChallengeReviews = contract({
  list: {
    method: 'GET',
    path: '/admin/challenge-reviews',
    summary: 'What learners say of challenges',
    ...listed(reviewRow),
  },
  get: {
    method: 'GET',
    path: '/admin/challenge-reviews/:id',
    summary: 'One review',
    access: ['knowledge.view'],
    params: byTwoIds,
    output: reviewRow,
    refusals: ['challenge_review.not_found'],
  },
  hide: {
    method: 'POST',
    path: '/admin/challenge-reviews/:id/hide',
    summary: 'Take a review out of sight; it counts no more',
    access: ['knowledge.update'],
    params: byTwoIds,
    body: z.strictObject({ reason: staffReason }),
    output: reviewRow,
    refusals: ['challenge_review.not_found'],
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/admin/challenge-reviews/:id/restore',
    summary: 'Show a hidden review again',
    access: ['knowledge.update'],
    params: byTwoIds,
    body: z.strictObject({ reason: staffReason }),
    output: reviewRow,
    refusals: ['challenge_review.not_found'],
    limit: 'write',
  },
});
