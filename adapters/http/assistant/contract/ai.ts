import { z } from 'zod';
import { reviewTypes } from '#core/coaching/review/review.ts';
import { intents } from '#core/assistant/question/intents.ts';
import {
  answerKinds,
  personas,
  producers,
  questionMaxLength,
  titleMaxLength,
} from '#core/assistant/ai-coach/answer.ts';
import { careMarks } from '#core/assistant/fact-sheet/care.ts';
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
  word,
} from '../../engine/contract/endpoint.ts';
import { answerEvents, answerView, block, conversationView, ratingInput } from './ai-views.ts';

const beginning = [
  'ai.in_progress',
  'ai.daily_limit',
  'ai.consent_stale',
  'ai.indicator_not_found',
  'coin.not_enough',
  'idempotency.key_reused',
] as const;

const settings = z.object({
  persona: z.enum(personas),
  /** Null: answers are worded by rules, for the platform has no model. */
  provider: z
    .object({
      host: z.string(),
      model: z.string(),
      country: z.string(),
      retention: z.string(),
      /** To be sent back with the consent. */
      version: z.string(),
      consentedAt: instant.nullable(),
      /** Agreed to once, but to another text, host or model. */
      isStale: z.boolean(),
    })
    .nullable(),
  /** What bounds answers because the member said so and agreed that it is kept. */
  cares: z.array(z.object({ mark: z.enum(careMarks), until: instant })),
});

export const ai = contract({
  requestReview: {
    method: 'POST',
    path: '/ai/reviews',
    summary:
      'A review of one’s own saved week; its sentences come from its events. The Idempotency-Key names it',
    access: 'member',
    body: z.strictObject({ indicatorId: id, type: z.enum(reviewTypes).default('ALL') }),
    output: answerView,
    status: 201,
    refusals: [...beginning],
    limit: 'write',
  },
  listReviews: {
    method: 'GET',
    path: '/ai/reviews',
    summary: 'Reviews of one’s own weeks, newest first',
    access: 'member',
    query: z.strictObject({ ...pageQuery, indicatorId: id.optional() }),
    output: page(answerView),
    refusals: ['input.cursor'],
  },
  ask: {
    method: 'POST',
    path: '/ai/messages',
    summary: 'Ask the AI coach; the answer is a stream. The Idempotency-Key names it',
    access: 'member',
    body: z.strictObject({
      conversationId: id.optional(),
      text: prose(questionMaxLength),
      /** The week asked about; else the latest. */
      indicatorId: id.optional(),
      /** A mark that the text raises may be kept, to bound later answers too. */
      keepCare: z.boolean().optional(),
      /** Of the button that was tapped; `text` is then what it says. */
      intent: z.enum(intents).optional(),
    }),
    produces: 'events',
    events: answerEvents,
    refusals: [
      ...beginning,
      'ai.indicator_required',
      'ai.question_required',
      'ai.pro_required',
      'ai.conversation_not_found',
    ],
    limit: 'write',
  },
  listMessages: {
    method: 'GET',
    path: '/ai/messages',
    summary: 'What was asked and answered in one conversation, newest first',
    access: 'member',
    query: z.strictObject({ ...pageQuery, conversationId: id }),
    output: page(answerView),
    refusals: ['input.cursor', 'ai.conversation_not_found'],
  },
  getAnswer: {
    method: 'GET',
    path: '/ai/answers/:id',
    summary: 'One answer with all its sentences',
    access: 'member',
    params: byId,
    output: answerView,
    refusals: ['ai.answer_not_found'],
  },
  follow: {
    method: 'GET',
    path: '/ai/answers/:id/events',
    summary: 'The stream of an answer; `Last-Event-ID` leaves out what was seen',
    access: 'member',
    params: byId,
    produces: 'events',
    events: answerEvents,
    refusals: ['ai.answer_not_found'],
  },
  stop: {
    method: 'POST',
    path: '/ai/answers/:id/stop',
    summary: 'Free before the first sentence; after it what was said stays, and costs its fee',
    access: 'member',
    params: byId,
    output: answerView,
    refusals: ['ai.answer_not_found'],
    limit: 'write',
  },
  retry: {
    method: 'POST',
    path: '/ai/answers/:id/retry',
    summary: 'Ask the same again after a failure; followed by its events',
    access: 'member',
    params: byId,
    output: answerView,
    refusals: ['ai.answer_not_found', 'ai.not_retryable', ...beginning, 'ai.pro_required'],
    limit: 'write',
  },
  rate: {
    method: 'PUT',
    path: '/ai/answers/:id/rating',
    summary: 'Say whether it helped; with `shared` staff may read it',
    access: 'member',
    params: byId,
    body: ratingInput,
    output: answerView,
    refusals: ['ai.answer_not_found'],
    limit: 'write',
  },
  listConversations: {
    method: 'GET',
    path: '/ai/conversations',
    summary: 'One’s own conversations, the last used first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(conversationView),
    refusals: ['input.cursor'],
  },
  forgetConversations: {
    method: 'DELETE',
    path: '/ai/conversations',
    summary: 'Delete all of one’s conversations; sums of use stay',
    access: 'member',
    output: done,
    refusals: [],
    limit: 'write',
  },
  getConversation: {
    method: 'GET',
    path: '/ai/conversations/:id',
    summary: 'A conversation’s title and times',
    access: 'member',
    params: byId,
    output: conversationView,
    refusals: ['ai.conversation_not_found'],
  },
  renameConversation: {
    method: 'PATCH',
    path: '/ai/conversations/:id',
    summary: 'Another title',
    access: 'member',
    params: byId,
    body: z.strictObject({ title: line(titleMaxLength, 1), version }),
    output: conversationView,
    refusals: ['ai.conversation_not_found', 'version.stale'],
    limit: 'write',
  },
  deleteConversation: {
    method: 'DELETE',
    path: '/ai/conversations/:id',
    summary: 'Delete a conversation with every question and sentence in it',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['ai.conversation_not_found'],
    limit: 'write',
  },
  quote: {
    method: 'GET',
    path: '/ai/quote',
    summary: 'What it would cost, who would word it, and what would be left',
    access: 'member',
    query: z.strictObject({
      kind: z.enum(answerKinds).default('REVIEW'),
      indicatorId: id.optional(),
      type: z.enum(reviewTypes).default('ALL'),
    }),
    output: z.object({
      kind: z.enum(answerKinds),
      producer: z.enum(producers),
      /** The model would word it, had the member agreed. */
      isConsentMissing: z.boolean(),
      /** Base Coin. */
      fee: z.int(),
      /** The same was answered before: it is given again, free. */
      repeatOf: z.string().nullable(),
      balance: z.int(),
      /** Negative: so many are missing. */
      balanceAfter: z.int(),
      /** False: chat is for PRO and above. */
      isLevelEnough: z.boolean(),
      leftToday: z.int(),
      runningId: z.string().nullable(),
    }),
    refusals: ['ai.indicator_not_found'],
  },
  sentData: {
    method: 'GET',
    path: '/ai/sent-data',
    summary: 'Exactly what would leave the platform, to whom; nothing is sent',
    access: 'member',
    query: z.strictObject({ indicatorId: id.optional(), type: z.enum(reviewTypes).default('ALL') }),
    output: z.object({
      /** Null: nothing is sent, for the platform has no model. */
      provider: settings.shape.provider,
      /** JSON as it is sent; null without a saved week. */
      json: z.string().nullable(),
    }),
    refusals: ['ai.indicator_not_found'],
  },
  sample: {
    method: 'GET',
    path: '/ai/sample',
    summary: 'A review by rules of an invented week, for those who have not tried it',
    access: 'visitor',
    query: z.strictObject({ language: word(2).optional() }),
    output: z.object({ week: z.string(), fee: z.int(), blocks: z.array(block) }),
    refusals: [],
  },
  getSettings: {
    method: 'GET',
    path: '/me/ai-settings',
    summary: 'Tone, consent to a provider, and what is kept to bound answers',
    access: 'member',
    output: settings,
    refusals: [],
  },
  putSettings: {
    method: 'PUT',
    path: '/me/ai-settings',
    summary: 'Change the tone, give or withdraw consent, keep a mark or let it go; what is left out stays',
    access: 'member',
    body: z.strictObject({
      persona: z.enum(personas).optional(),
      /** The version that was read, or null to withdraw. */
      consent: z.string().max(400).nullable().optional(),
      /** For 180 days from now, to bound later answers. */
      keepCares: z.array(z.enum(careMarks)).max(careMarks.length).optional(),
      forgetCares: z.array(z.enum(careMarks)).max(careMarks.length).optional(),
    }),
    output: settings,
    refusals: ['ai.consent_stale'],
    limit: 'write',
  },
});
