import { z } from 'zod';
import {
  maxOptions,
  maxQuestions,
  optionMaxLength,
  questionKinds,
  questionMaxLength,
} from '#core/coaching/question-form/question-form.ts';
import { sampleKinds, sampleNoteMaxLength } from '#core/coaching/coach/sample/sample-review.ts';
import { reviewCancelReasons, reviewStatuses } from '#core/coaching/review/review.ts';
import { languages } from '#core/kernel/language.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  line,
  page,
  pageQuery,
  prose,
  version,
} from '../../engine/contract/endpoint.ts';
import { questionForm, sampleNote } from './coaches.ts';

const settings = z.object({
  /** Null: the system default. */
  reviewPrice: z.int().nullable(),
  /** For four weekly reviews together; null: none is offered. */
  bundlePrice: z.int().nullable(),
  defaultPrice: z.int(),
  feePercent: z.int(),
  /** What remains of the price that holds now. */
  fee: z.int(),
  net: z.int(),
  maxPrice: z.int(),
  hideFromSearch: z.boolean(),
  isPublic: z.boolean(),
  headline: z.string(),
  languages: z.array(z.enum(languages)),
  /** Steps of the first days, in order, and which are done. */
  checklist: z.array(
    z.object({
      step: z.enum(['PROFILE', 'PUBLIC', 'PRICE', 'FORM', 'BADGE', 'SAMPLE', 'ARTICLE', 'FIRST_REPLY']),
      done: z.boolean(),
    }),
  ),
  version: z.int(),
});

const questionInput = z.strictObject({
  id,
  kind: z.enum(questionKinds),
  label: line(questionMaxLength),
  help: prose(questionMaxLength),
  required: z.boolean(),
  options: z.array(line(optionMaxLength)).max(maxOptions),
});

const sampleReview = z.object({
  notes: z.array(sampleNote),
  /** 0 without one. */
  version: z.int(),
  updatedAt: instant.nullable(),
});
const savedReply = z.object({ id: z.string(), title: z.string(), text: z.string(), updatedAt: instant });
const coachMember = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** How many reviews there are between the two. */
  reviews: z.int(),
  last: z.object({
    id: z.string(),
    status: z.enum(reviewStatuses),
    cancelReason: z.enum(reviewCancelReasons).nullable(),
    requestedAt: instant,
  }),
  /** Whether the coach sees the saved weeks now. */
  seesWeeks: z.boolean(),
});
const coachWeek = z.object({
  /** In the platform's time zone, from Monday. */
  week: z.string(),
  answered: z.int(),
  /** Hours from request to answer; null without an answer. */
  medianHours: z.number().nullable(),
  /** Requests whose time ran out. */
  unanswered: z.int(),
  /** Answered of all that had to be, from 0 to 1; null when nothing had to be. */
  onTimeShare: z.number().nullable(),
  /** Given by members this week. */
  ratings: z.object({ count: z.int(), mean: z.number().nullable() }),
});
const earnings = z.object({
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  held: z.int(),
  released: z.int(),
  awaiting: z.int(),
  reviews: z.int(),
  enrolments: z.int(),
  months: z.array(
    z.object({
      month: z.string(),
      reviews: z.int(),
      enrolments: z.int(),
      gross: z.int(),
      fee: z.int(),
      net: z.int(),
    }),
  ),
});
const earningLine = z.object({
  kind: z.enum(['REVIEW', 'CHALLENGE']),
  /** Of the review, or of the enrolment in a challenge. */
  id: z.string(),
  memberName: z.string(),
  week: z.string().nullable(),
  title: z.string().nullable(),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  status: z.enum(['HELD', 'RELEASED']),
  deliveredAt: instant,
  releasedAt: instant.nullable(),
});

export const coachDesk = contract({
  settings: {
    method: 'GET',
    path: '/me/coach-settings',
    summary: 'Price, visibility and what the directory says',
    access: 'member',
    output: settings,
    refusals: ['coach.not_coach'],
  },
  updateSettings: {
    method: 'PUT',
    path: '/me/coach-settings',
    summary: 'Change them',
    access: 'member',
    body: z.strictObject({
      /** Null: the system default; 0: free. Judged by the core, so that the sentence is the catalogue's. */
      reviewPrice: z.number().nullable().optional(),
      /** Below four single prices; null: no bundle. */
      bundlePrice: z.number().nullable().optional(),
      hideFromSearch: z.boolean().optional(),
      headline: line(120).optional(),
      languages: z.array(z.enum(languages)).min(1).max(languages.length).optional(),
      version,
    }),
    output: settings,
    refusals: [
      'coach.not_coach',
      'user.invalid_coach_review_price',
      'coach.invalid_bundle_price',
      'version.stale',
    ],
    limit: 'write',
  },
  form: {
    method: 'GET',
    path: '/me/question-forms',
    summary: 'The form members answer with a request; null: they are asked nothing',
    access: 'member',
    output: z.object({ form: questionForm.nullable() }),
    refusals: ['coach.not_coach'],
  },
  saveForm: {
    method: 'PUT',
    path: '/me/question-forms',
    summary: 'Make the next version of the form; answers given before keep theirs',
    access: 'member',
    body: z.strictObject({
      questions: z.array(questionInput).max(maxQuestions),
      /** The version it was made from; 0 for the first. */
      number: z.int().min(0),
    }),
    output: z.object({ form: questionForm }),
    refusals: ['coach.not_coach', 'question_form.invalid', 'version.stale'],
    limit: 'write',
  },
  sample: {
    method: 'GET',
    path: '/me/sample-review',
    summary: 'How this coach would answer the sample week, as their page shows it',
    access: 'member',
    output: sampleReview,
    refusals: ['coach.not_coach'],
  },
  keepSample: {
    method: 'PUT',
    path: '/me/sample-review',
    summary: 'Publish it anew; without notes it is taken off the page',
    access: 'member',
    body: z.strictObject({
      notes: z
        .array(z.strictObject({ kind: z.enum(sampleKinds), text: prose(sampleNoteMaxLength) }))
        .max(sampleKinds.length),
      /** What was last seen, 0 without one. Left out: the last write wins, and the audit log says so. */
      version: z.int().min(0).optional(),
    }),
    output: sampleReview,
    refusals: ['coach.not_coach', 'version.stale'],
    limit: 'write',
  },
  savedReplies: {
    method: 'GET',
    path: '/me/saved-replies',
    summary: 'Texts this coach writes often',
    access: 'member',
    output: z.object({ items: z.array(savedReply) }),
    refusals: ['coach.not_coach'],
  },
  addSavedReply: {
    method: 'POST',
    path: '/me/saved-replies',
    summary: 'Keep a text',
    access: 'member',
    body: z.strictObject({ title: line(80, 1), text: prose(4000, 1) }),
    output: savedReply,
    status: 201,
    refusals: ['coach.not_coach', 'saved_reply.too_many'],
    idempotent: true,
    limit: 'write',
  },
  updateSavedReply: {
    method: 'PUT',
    path: '/me/saved-replies/:id',
    summary: 'Change a kept text',
    access: 'member',
    params: byId,
    body: z.strictObject({ title: line(80, 1), text: prose(4000, 1) }),
    output: savedReply,
    refusals: ['coach.not_coach', 'saved_reply.not_found'],
    limit: 'write',
  },
  deleteSavedReply: {
    method: 'DELETE',
    path: '/me/saved-replies/:id',
    summary: 'Forget a kept text',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['coach.not_coach', 'saved_reply.not_found'],
    limit: 'write',
  },
  members: {
    method: 'GET',
    path: '/me/members',
    summary: 'Everybody who asked this coach, whoever asked last first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(coachMember),
    refusals: ['coach.not_coach', 'input.cursor'],
  },
  week: {
    method: 'GET',
    path: '/me/coach-week',
    summary: "How this coach's week has gone so far",
    access: 'member',
    output: coachWeek,
    refusals: ['coach.not_coach'],
  },
  earnings: {
    method: 'GET',
    path: '/me/earnings',
    summary:
      'What reviews and challenges brought: gross, fee, net, held, released; for all who earned by them, a coach or not any more',
    access: 'member',
    output: earnings,
    refusals: ['coach.not_coach'],
  },
  earningLines: {
    method: 'GET',
    path: '/me/earnings/lines',
    summary: 'One line a paid review or enrolment, the newest first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(earningLine),
    refusals: ['coach.not_coach', 'input.cursor'],
  },
  earningsCsv: {
    method: 'GET',
    path: '/me/earnings.csv',
    summary: 'All those lines as a spreadsheet',
    access: 'member',
    produces: 'file',
    fileTypes: ['text/csv'],
    refusals: ['coach.not_coach'],
    limit: 'heavy',
  },
});
