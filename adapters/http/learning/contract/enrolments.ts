import { z } from 'zod';
import { lessonNoteMaxLength } from '#core/learning/study/lesson-note.ts';
import {
  byId,
  contract,
  done,
  instant,
  line,
  page,
  pageQuery,
  prose,
} from '../../engine/contract/endpoint.ts';
import { challengeCard, enrolment, item } from './challenge-views.ts';
import { ownEnrolment } from './challenges.ts';

const notThere = ['enrolment.not_found'] as const;

const ownChallenge = z.object({
  challenge: challengeCard,
  enrolment: enrolment
    .pick({ id: true, status: true, percent: true, enrolledAt: true, completedAt: true, certificateId: true })
    .extend({ lastActivityAt: instant }),
  next: item.extend({ title: z.string() }).nullable(),
});

const lessonNote = z.object({
  lessonId: z.string(),
  lessonTitle: z.string(),
  challengeId: z.string(),
  challengeTitle: z.string(),
  challengeSlug: z.string(),
  text: z.string(),
  updatedAt: instant,
});

export const enrolments = contract({
  mine: {
    method: 'GET',
    path: '/me/challenges',
    summary: 'What one is learning and has learned, last active first, with the next step',
    access: 'member',
    query: z.strictObject({ ...pageQuery, status: z.enum(['IN_PROGRESS', 'COMPLETED']).optional() }),
    output: page(ownChallenge),
    refusals: ['input.cursor'],
  },
  notes: {
    method: 'GET',
    path: '/me/lesson-notes',
    summary: 'One’s own notes, also of challenges that were taken back; last changed first',
    access: 'member',
    query: z.strictObject({ ...pageQuery, q: line(200).optional() }),
    output: page(lessonNote),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/enrolments/:id',
    summary: 'One’s own enrolment, with the next step and the wallet',
    access: 'member',
    params: byId,
    output: ownEnrolment,
    refusals: notThere,
  },
  change: {
    method: 'PATCH',
    path: '/enrolments/:id',
    summary: 'Show oneself on the board of the challenge, or leave it',
    access: 'member',
    params: byId,
    body: z.strictObject({ onBoard: z.boolean() }),
    output: ownEnrolment,
    refusals: notThere,
    limit: 'write',
  },
  refund: {
    method: 'POST',
    path: '/enrolments/:id/refund',
    summary: 'Take a challenge back, in time and hardly begun, once',
    access: 'member',
    params: byId,
    output: ownEnrolment,
    refusals: [...notThere, 'enrolment.not_refundable', 'idempotency.key_reused'],
    idempotent: true,
    limit: 'write',
  },
  switch: {
    method: 'POST',
    path: '/enrolments/:id/switch',
    summary: 'Go on in the newest structure; what is done there too stays done',
    access: 'member',
    params: byId,
    output: ownEnrolment,
    refusals: notThere,
    limit: 'write',
  },
  keepNote: {
    method: 'PUT',
    path: '/lessons/:id/note',
    summary: 'Write the note beside a lesson, for one’s own eyes; an empty one is none',
    access: 'member',
    params: byId,
    body: z.strictObject({ text: prose(4 * lessonNoteMaxLength) }),
    output: z.object({ text: z.string(), updatedAt: instant }),
    refusals: [
      'lesson.not_found',
      'challenge.not_found',
      'enrolment.required',
      'lesson.cannot_learn',
      'lesson.note_too_long',
    ],
    limit: 'write',
  },
  deleteNote: {
    method: 'DELETE',
    path: '/lessons/:id/note',
    summary: 'Delete the note beside a lesson',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['lesson.not_found'],
    limit: 'write',
  },
});
