import { z } from 'zod';
import { maxSpans } from '#core/learning/lesson/allowance.ts';
import { lessonTypes } from '#core/learning/lesson/lesson.ts';
import { mediaTypes } from '#core/platform/media/medium.ts';
import { byId, contract, instant } from '../../engine/contract/endpoint.ts';
import { admission, item } from './challenge-views.ts';

const refusals = [
  'lesson.not_found',
  'challenge.not_found',
  'enrolment.required',
  'lesson.cannot_learn',
] as const;

const cue = z.object({ from: z.int(), to: z.int(), text: z.string() });
export const captions = z.object({ vi: z.array(cue).optional(), en: z.array(cue).optional() });

/** A picture or video of a text, by the id that the text names. */
const shownMedium = z.object({
  id: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const media = z.object({
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  durationSeconds: z.int().nullable(),
  captions,
  shown: z.array(shownMedium),
  /** A player asks for new addresses before. */
  expiresAt: instant,
});

/** Whole seconds, `to` not included. */
const span = z.tuple([z.number(), z.number()]);

const progress = z.object({
  watched: z.array(span),
  watchedSeconds: z.int(),
  neededSeconds: z.int().nullable(),
  dwellSeconds: z.int(),
  secondsLeft: z.int(),
  reachedEnd: z.boolean(),
  positionMs: z.int(),
  contentDone: z.boolean(),
  done: z.boolean(),
});

const lesson = z.object({
  id: z.string(),
  challengeId: z.string(),
  challengeSlug: z.string(),
  title: z.string(),
  type: z.enum(lessonTypes),
  html: z.string(),
  words: z.int(),
  ...admission,
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
  note: z.string().nullable(),
  bookmarked: z.boolean(),
  quiz: z.object({ id: z.string(), ...admission }).nullable(),
  media,
  /** Null for those who are not learning it. */
  progress: progress.nullable(),
});

const bookmarked = z.object({ isBookmarked: z.boolean() });

export const lessons = contract({
  get: {
    method: 'GET',
    path: '/lessons/:id',
    summary: 'A lesson that is open to the reader, with its files for a while, and how far they are',
    access: 'visitor',
    params: byId,
    output: lesson,
    refusals,
  },
  media: {
    method: 'GET',
    path: '/lessons/:id/media',
    summary: 'New addresses of its files, and its captions',
    access: 'visitor',
    params: byId,
    output: media,
    refusals,
  },
  begin: {
    method: 'POST',
    path: '/lessons/:id/sessions',
    summary: 'Begin to measure; a session elsewhere ends',
    access: 'member',
    params: byId,
    body: z.strictObject({}).optional(),
    output: z.object({ id: z.string(), beatSeconds: z.int(), progress }),
    status: 201,
    refusals,
    limit: 'write',
  },
  beat: {
    method: 'POST',
    path: '/lesson-sessions/:id/beats',
    summary: 'What was watched or read since the last beat; no more is credited than time has passed for',
    access: 'member',
    params: byId,
    body: z.strictObject({
      /** From 1; one that is sent again is answered as before. */
      seq: z.int().min(1).max(1_000_000),
      spans: z.array(span).max(maxSpans).optional(),
      positionMs: z.int().min(0).max(86_400_000).optional(),
      visibleMs: z.int().min(0).max(86_400_000).optional(),
      reachedEnd: z.boolean().optional(),
    }),
    output: progress.extend({ seq: z.int() }),
    refusals: ['lesson.session_superseded', 'lesson.not_found'],
    limit: 'write',
  },
  complete: {
    method: 'POST',
    path: '/lessons/:id/complete',
    summary: 'Mark a document that was read to its end',
    access: 'member',
    params: byId,
    body: z.strictObject({}).optional(),
    output: z.object({
      lesson: z.object({ id: z.string(), state: z.enum(['OPEN', 'DONE']), contentDone: z.boolean() }),
      challengeId: z.string(),
      next: item.nullable(),
      percent: z.int(),
      completed: z.boolean(),
      certificateId: z.string().nullable(),
    }),
    refusals: [...refusals, 'lesson.not_finished', 'quiz.complete_first', 'lesson.already_completed'],
    limit: 'write',
  },
  addBookmark: {
    method: 'PUT',
    path: '/lessons/:id/bookmark',
    summary: 'Keep a lesson to find it again; nobody else learns of it',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: ['lesson.not_found'],
    limit: 'write',
  },
  removeBookmark: {
    method: 'DELETE',
    path: '/lessons/:id/bookmark',
    summary: 'Drop the bookmark',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: [],
    limit: 'write',
  },
});
