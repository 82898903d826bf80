import { z } from 'zod';
import { attachmentKinds, mostAttached } from '#core/coaching/review/attachment.ts';
import { reviewActions } from '#core/coaching/review/review-actions.ts';
import { typedCaptionMaxLength } from '#core/platform/captions/typed-captions.ts';
import {
  captionChoices,
  maxNotes,
  maxTargets,
  noteKinds,
  noteMaxLength,
  recordingKinds,
  targetDirections,
  targetStatuses,
} from '#core/coaching/reply/reply.ts';
import {
  accessDays,
  reviewCancelReasons,
  reviewStatuses,
  reviewTypes,
} from '#core/coaching/review/review.ts';
import { languages } from '#core/kernel/language.ts';
import { goalMetrics } from '#core/body/snapshot/snapshot.ts';
import { answer, questionForm, rating } from './coaches.ts';
import {
  byId,
  contract,
  id,
  instant,
  line,
  page,
  pageQuery,
  prose,
  version,
  word,
} from '../../engine/contract/endpoint.ts';

const share = z.number().min(0).max(1);
const anchor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('METRIC'), key: line(64, 1) }),
  z.strictObject({
    kind: z.literal('PHOTO'),
    mediumId: id,
    region: z.strictObject({ x: share, y: share, width: share, height: share }).nullable(),
  }),
  z.strictObject({ kind: z.literal('ANSWER'), questionId: id }),
]);
const noteInput = z.strictObject({
  id,
  kind: z.enum(noteKinds),
  text: prose(noteMaxLength),
  anchor: anchor.nullable(),
});
const targetInput = z.strictObject({
  id,
  metric: z.enum(goalMetrics),
  direction: z.enum(targetDirections),
  value: z.number().nullable(),
  /** The core refuses what is out of range, in words. */
  weeks: z.number(),
});
const recordingInput = z.strictObject({
  /** A file of the coach's own that was uploaded for an answer. */
  mediumId: id,
  /** NONE: left out on purpose. Null in a draft alone: not said yet. */
  captions: z.enum(captionChoices).nullable(),
  /** Plain lines, some with a time such as `0:05` before them, or the text of a .vtt or .srt file. */
  captionText: prose(typedCaptionMaxLength),
});
const replyInput = {
  notes: z.array(noteInput).max(maxNotes),
  targets: z.array(targetInput).max(maxTargets),
  recording: recordingInput.nullable().optional(),
};

const note = z.object({
  id: z.string(),
  kind: z.enum(noteKinds),
  text: z.string(),
  anchor: anchor.nullable(),
  /** Of a note about a number: what it was in the review's week, and in the latest measured one since; null: unchanged weeks. */
  since: z
    .object({
      unit: z.string().nullable(),
      was: z.number().nullable(),
      now: z.number().nullable(),
      nowWeek: z.string().nullable(),
    })
    .nullable(),
});
const target = z.object({
  id: z.string(),
  metric: z.enum(goalMetrics),
  unit: z.string().nullable(),
  direction: z.enum(targetDirections),
  value: z.number().nullable(),
  weeks: z.int(),
  /** As the numbers since: null for those who may not see the weeks. */
  startValue: z.number().nullable(),
  dueDate: z.string(),
  status: z.enum(targetStatuses),
  lastWeek: z.string().nullable(),
  lastValue: z.number().nullable(),
});
const recording = z.object({
  /** Its address comes from `/media/:id/url`. */
  mediumId: z.string(),
  kind: z.enum(recordingKinds),
  seconds: z.int(),
  /** In milliseconds; null: the coach left them out. */
  captions: z.array(z.object({ from: z.int(), to: z.int(), text: z.string() })).nullable(),
  captionText: z.string(),
  /** False: the file is gone or hidden; its words stay. */
  isThere: z.boolean(),
});
const reply = z.object({
  notes: z.array(note),
  targets: z.array(target),
  recording: recording.nullable(),
});

/**
 * The escrow as both sides see it, in order. `at` null: not yet; `dueAt` is when the clock does it by itself.
 * A free review has no amounts.
 */
const escrowStep = z.object({
  step: z.enum(['HELD', 'DELIVERED', 'RATED', 'RELEASED', 'REFUNDED']),
  at: instant.nullable(),
  dueAt: instant.nullable(),
  /** Fit Coin this step moves; 0: none. */
  amount: z.int(),
  /** DELIVERED: the platform's part of it. */
  fee: z.int(),
});

const reviewSummary = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  memberAvatarUrl: z.string().nullable(),
  coachId: z.string(),
  coachName: z.string(),
  coachUsername: z.string().nullable(),
  coachAvatarUrl: z.string().nullable(),
  /** Which side the reader is on. */
  side: z.enum(['MEMBER', 'COACH']),
  snapshotId: z.string(),
  week: z.string(),
  type: z.enum(reviewTypes),
  status: z.enum(reviewStatuses),
  price: z.int(),
  fee: z.int(),
  net: z.int(),
  round: z.int(),
  requestedAt: instant,
  answerDueAt: instant,
  /** For the coach's queue. */
  urgency: z.enum(['NEW', 'SOON', 'DUE']).nullable(),
  /** That the answer is spoken too, and for how long. */
  recording: z.object({ kind: z.enum(recordingKinds), seconds: z.int() }).nullable(),
  /** How many findings of the week call for care; for the coach, 0 for the member. */
  cautionCount: z.int(),
  approvedAt: instant.nullable(),
  replyUpdatedAt: instant.nullable(),
  rateDueAt: instant.nullable(),
  releasedAt: instant.nullable(),
  rejectedAt: instant.nullable(),
  rejectReason: z.string().nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z.enum(reviewCancelReasons).nullable(),
  rating: rating.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export const review = reviewSummary.extend({
  form: questionForm.nullable(),
  answers: z.array(z.object({ questionId: z.string(), value: z.union([z.string(), z.array(z.string())]) })),
  message: z.string().nullable(),
  /** Sentences of an answer that the member left in, as they stood when the coach was asked. */
  attachment: z
    .object({
      kind: z.enum(attachmentKinds),
      id: z.string(),
      producer: z.enum(['RULES', 'MODEL']),
      blocks: z.array(z.object({ seq: z.int(), kind: z.string(), text: z.string(), severity: z.string() })),
    })
    .nullable(),
  outcomeConsent: z.boolean(),
  reply: reply.nullable(),
  /** How often the answer was changed after it was sent. */
  replyChanges: z.int(),
  escrow: z.array(escrowStep),
  /** Findings of the week that call for care, as the physical profile names them; for the coach. */
  cautions: z.array(z.string()),
  /** Whether the reader can still see the week itself. */
  seesWeek: z.boolean(),
  /** The quarter of a bundle that pays it; null: it is paid by itself. */
  bundle: z.object({ bundleId: z.string(), number: z.int() }).nullable(),
  /** Both agreed to translation, and this server can. */
  isTranslatable: z.boolean(),
  /** What this reader may do now. */
  actions: z.array(z.enum(reviewActions)),
});

const draft = z.object({
  notes: z.array(noteInput),
  targets: z.array(targetInput),
  recording: recordingInput.nullable(),
  /** How many seconds a recording may take. */
  limits: z.object({ AUDIO: z.int(), VIDEO: z.int() }),
  /** 0: nothing is kept. */
  version: z.int(),
  updatedAt: instant.nullable(),
});

const asking = {
  indicatorId: id,
  type: z.enum(reviewTypes),
  /** The version of the form that was answered; left out, or null, when the coach asks nothing. */
  formId: id.nullable().optional(),
  answers: z.array(answer).max(60),
  message: prose(2000).optional(),
  attachment: z
    .strictObject({
      kind: z.enum(attachmentKinds),
      id,
      keep: z.array(z.int().min(1)).min(1).max(mostAttached),
    })
    .optional(),
  outcomeConsent: z.boolean().optional(),
  /** The price that was shown: a coach who raises it meanwhile is asked again, not paid more. */
  price: z.int().min(0).optional(),
  /** For how long the coach is given the weeks; ninety days where nothing is said. */
  accessDays: z.literal(accessDays).optional(),
};

const spoken = [
  'review.recording_unusable',
  'review.recording_words',
  'review.captions_undecided',
  'review.captions_invalid',
  'media.too_long',
] as const;
const moved = ['review.not_found', 'review.not_owner', 'review.not_pending'] as const;
const rated = [
  'review.not_owner',
  'rating.review_not_found',
  'rating.not_found',
  'rating.not_owner',
] as const;

export const reviews = contract({
  request: {
    method: 'POST',
    path: '/reviews',
    summary: "Ask a coach about one's own saved week; the price is held until the answer",
    access: 'member',
    body: z.strictObject({
      coachId: id,
      ...asking,
      /** Buys a bundle at the price that was shown; this request is its first. */
      bundlePrice: z.int().min(0).optional(),
      /** Takes a request of a bundle that was bought before. */
      bundleId: id.optional(),
    }),
    output: review,
    status: 201,
    refusals: [
      'review.coach_not_found',
      'review.attachment_not_found',
      'review.indicator_not_found',
      'review.answers_required',
      'review.pending',
      'version.stale',
      'coin.not_enough',
      'review_bundle.not_found',
      'review_bundle.active',
      'review_bundle.ended',
      'review_bundle.week_used',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  list: {
    method: 'GET',
    path: '/reviews',
    summary: "One's own reviews, newest first; as a coach those one was asked for",
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      side: z.enum(['MEMBER', 'COACH']).optional(),
      status: z.enum(reviewStatuses).optional(),
      /** The other side. */
      personId: word(64).optional(),
    }),
    output: page(reviewSummary),
    refusals: ['input.cursor'],
  },
  queue: {
    method: 'GET',
    path: '/reviews/queue',
    summary: 'What waits for this coach, whoever waits longest first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(reviewSummary).extend({ waiting: z.int() }),
    refusals: ['coach.not_coach', 'input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/reviews/:id',
    summary: 'One review, for the two it is between',
    access: 'member',
    params: byId,
    output: review,
    refusals: ['review.not_found', 'review.not_owner', 'review_bundle.part_unused'],
  },
  versions: {
    method: 'GET',
    path: '/reviews/:id/versions',
    summary: 'Every version of the answer, newest first',
    access: 'member',
    params: byId,
    output: z.object({ items: z.array(z.object({ at: instant, reply })) }),
    refusals: ['review.not_found', 'review.not_owner'],
  },
  translate: {
    method: 'POST',
    path: '/reviews/:id/translate',
    summary: 'What the other side wrote, or one text of it, in another language; nothing of it is kept',
    access: 'member',
    params: byId,
    /** `textId`: a note, a question, or `message`; without it all that the other side wrote. */
    body: z.strictObject({ language: z.enum(languages), textId: id.optional() }),
    output: z.object({ text: z.string() }),
    refusals: [
      'review.not_found',
      'review.not_owner',
      'translation.off',
      'translation.unavailable',
      'translation.limit',
    ],
    limit: 'heavy',
  },
  cancel: {
    method: 'POST',
    path: '/reviews/:id/cancel',
    summary: 'Take a waiting request back; the coins return',
    access: 'member',
    params: byId,
    output: review,
    refusals: moved,
    idempotent: true,
    limit: 'write',
  },
  reRequest: {
    method: 'POST',
    path: '/reviews/:id/re-request',
    summary: 'Ask again after a refusal or cancellation; answers are kept unless new ones are given',
    access: 'member',
    params: byId,
    body: z
      .strictObject({
        indicatorId: id.optional(),
        type: z.enum(reviewTypes).optional(),
        formId: id.nullable().optional(),
        answers: asking.answers.optional(),
        message: asking.message,
        attachment: asking.attachment,
        outcomeConsent: asking.outcomeConsent,
        price: asking.price,
        accessDays: asking.accessDays,
      })
      .optional(),
    output: review,
    refusals: [
      ...moved,
      'review.coach_not_found',
      'review.attachment_not_found',
      'review.indicator_not_found',
      'review.answers_required',
      'review.pending',
      'version.stale',
      'coin.not_enough',
    ],
    idempotent: true,
    limit: 'write',
  },
  approve: {
    method: 'POST',
    path: '/reviews/:id/approve',
    summary: 'Send the answer: the price is taken, the share waits for the rating',
    access: 'member',
    params: byId,
    body: z.strictObject(replyInput),
    output: review,
    refusals: [
      ...moved,
      'review.user_not_found',
      'review.content_required',
      'review.anchor_unknown',
      'review.target_invalid',
      ...spoken,
    ],
    idempotent: true,
    limit: 'write',
  },
  update: {
    method: 'POST',
    path: '/reviews/:id/update',
    summary: 'Change the answer, until the rating is approved; earlier versions are kept',
    access: 'member',
    params: byId,
    body: z.strictObject({ ...replyInput, version }),
    output: review,
    refusals: [
      'review.not_found',
      'review.not_owner',
      'review.user_not_found',
      'review.update_not_allowed',
      'review.content_required',
      'review.anchor_unknown',
      'review.target_invalid',
      ...spoken,
      'version.stale',
    ],
    idempotent: true,
    limit: 'write',
  },
  reject: {
    method: 'POST',
    path: '/reviews/:id/reject',
    summary: 'Refuse a request with a reason the member reads; the coins return',
    access: 'member',
    params: byId,
    body: z.strictObject({ reason: prose(1000) }),
    output: review,
    refusals: [...moved, 'review.content_required'],
    idempotent: true,
    limit: 'write',
  },
  draft: {
    method: 'GET',
    path: '/reviews/:id/draft',
    summary: 'What the coach has typed and not sent',
    access: 'member',
    params: byId,
    output: draft,
    refusals: ['review.not_found', 'review.not_owner'],
  },
  saveDraft: {
    method: 'PUT',
    path: '/reviews/:id/draft',
    summary: 'Keep what was typed so far',
    access: 'member',
    params: byId,
    body: z.strictObject({ ...replyInput, version: z.int().min(0).optional() }),
    output: draft,
    refusals: [
      'review.not_found',
      'review.not_owner',
      'review.update_not_allowed',
      'review.recording_unusable',
      'version.stale',
    ],
    limit: 'write',
  },
  rate: {
    method: 'PUT',
    path: '/reviews/:id/rating',
    summary: 'Rate an answer, or change the rating until it is approved',
    access: 'member',
    params: byId,
    body: z.strictObject({ stars: z.number(), content: prose(2000) }),
    output: review,
    refusals: [
      'rating.review_not_found',
      'rating.not_owner',
      'rating.invalid',
      'rating.already_rated',
      'rating.already_approved',
    ],
    idempotent: true,
    limit: 'write',
  },
  approveRating: {
    method: 'POST',
    path: '/reviews/:id/rating/approve',
    summary: "The coach accepts a rating early; the coach's share is released",
    access: 'member',
    params: byId,
    output: review,
    refusals: [...rated, 'rating.already_approved'],
    idempotent: true,
    limit: 'write',
  },
  replyToRating: {
    method: 'PUT',
    path: '/reviews/:id/rating/reply',
    summary: "The coach's public answer to an approved rating; empty takes it off",
    access: 'member',
    params: byId,
    body: z.strictObject({ text: prose(2000) }),
    output: review,
    refusals: rated,
    limit: 'write',
  },
  reportRating: {
    method: 'POST',
    path: '/ratings/:id/report',
    summary: 'Tell staff that a rating is untrue, hurtful or says too much',
    access: 'member',
    params: byId,
    body: z.strictObject({ reason: prose(1000, 3) }),
    output: z.object({ ok: z.literal(true) }),
    refusals: ['rating.not_found', 'rating.already_reported'],
    limit: 'send',
  },
});
