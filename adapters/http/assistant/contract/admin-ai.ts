import { z } from 'zod';
import {
  answerFailures,
  answerKinds,
  answerOutcomes,
  answerStatuses,
  producers,
  ratingReasons,
  thumbs,
} from '#core/assistant/ai-coach/answer.ts';
import { evaluationFailures, evaluationStatuses } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { promptMaxLength, promptStatuses, ruleTextMaxLength } from '#core/assistant/ai-coach/prompt.ts';
import { hotlineAudiences } from '#core/assistant/safety/hotlines.ts';
import { languages } from '#core/kernel/language.ts';
import {
  byId,
  contract,
  done,
  id,
  instant,
  line,
  prose,
  staffReason,
  webAddress,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { block } from './ai-views.ts';

/** An answer without its words. */
const answerRow = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  kind: z.enum(answerKinds),
  language: z.enum(languages),
  producer: z.enum(producers),
  status: z.enum(answerStatuses),
  outcome: z.enum(answerOutcomes),
  failure: z.enum(answerFailures).nullable(),
  charged: z.int(),
  model: z.string().nullable(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  costMicroUsd: z.int(),
  rejectedLines: z.int(),
  isShared: z.boolean(),
  createdAt: instant,
  endedAt: instant.nullable(),
  refundedAt: instant.nullable(),
});

const answerFile = answerRow.extend({
  /** Null unless its owner shared it with a rating. */
  shared: z.object({ question: z.string().nullable(), blocks: z.array(block) }).nullable(),
  rating: z
    .object({ thumb: z.enum(thumbs), reasons: z.array(z.enum(ratingReasons)), text: z.string().nullable() })
    .nullable(),
  isRefundable: z.boolean(),
});

const rule = z.object({
  id: z.string(),
  /** As it is said now. */
  enabled: z.boolean(),
  vi: z.string(),
  en: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  /** As it is shipped. */
  shippedVi: z.string(),
  shippedEn: z.string(),
  severity: z.string(),
  weight: z.int(),
  /** Sends to a doctor or guards a limit: never switched off. */
  isSafety: z.boolean(),
  /** Whether its source was compared with its original. */
  isSourceChecked: z.boolean(),
  /** 0: never edited. */
  version: z.int(),
  by: z.string().nullable(),
  at: instant.nullable(),
});

const ruleVersion = z.object({
  version: z.int(),
  enabled: z.boolean(),
  vi: z.string(),
  en: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  by: z.string(),
  at: instant,
});

const prompt = z.object({
  id: z.string(),
  kind: z.enum(answerKinds),
  body: z.string(),
  status: z.enum(promptStatuses),
  evaluationId: z.string().nullable(),
  /** Every case, with the model in use. */
  isPassed: z.boolean(),
  /** With which every case passed; null where none was. */
  passedModel: z.string().nullable(),
  /** Null: the platform has none. */
  modelInUse: z.string().nullable(),
  /** Its number among those of its kind, from 1. */
  version: z.int(),
  by: z.string(),
  at: instant,
});

const evaluation = z.object({
  id: z.string(),
  promptId: z.string().nullable(),
  rulesVersion: z.string(),
  model: z.string().nullable(),
  status: z.enum(evaluationStatuses),
  /** Why it ended before its last case. */
  failure: z.enum(evaluationFailures).nullable(),
  cases: z.int(),
  /** Tried so far. */
  done: z.int(),
  passed: z.int(),
  metrics: z.record(z.string(), z.number()),
  by: z.string(),
  at: instant,
  endedAt: instant.nullable(),
});

const usage = z.object({
  /** `2026-11-26:MODEL:gpt:CHAT`. */
  id: z.string(),
  day: z.string(),
  producer: z.enum(producers),
  model: z.string(),
  kind: z.enum(answerKinds),
  answers: z.int(),
  failed: z.int(),
  free: z.int(),
  tokens: z.int(),
  /** Millionths of a US dollar. */
  cost: z.int(),
  coins: z.int(),
});

const ratingRow = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  kind: z.enum(answerKinds),
  producer: z.enum(producers),
  thumb: z.enum(thumbs),
  reasons: z.array(z.enum(ratingReasons)),
  text: z.string().nullable(),
  shared: z.boolean(),
  at: instant,
});

const hotline = z.strictObject({
  audience: z.enum(hotlineAudiences),
  number: line(20, 2),
  name: z.strictObject({ vi: line(120, 1), en: line(120, 1) }),
  /** Shown also while the confirmation is overdue. */
  isOfTheState: z.boolean(),
});
const hotlines = z.object({
  lines: z.array(z.object(hotline.shape)),
  confirmedAt: instant.nullable(),
  /** 180 days later; null: at once. */
  dueAt: instant.nullable(),
  /** To be confirmed anew: 180 days have passed. */
  isDue: z.boolean(),
});

const view = ['ai.view', 'ai.manage'] as const;

export const adminAi = contract({
  listAnswers: {
    method: 'GET',
    path: '/admin/ai-answers',
    summary: 'Answers without their words: cost, failures, refunds',
    access: view,
    query: listQuery,
    output: z.array(answerRow),
    produces: 'list',
    refusals: [],
  },
  getAnswer: {
    method: 'GET',
    path: '/admin/ai-answers/:id',
    summary: 'One answer; its words only where its owner shared them, which is written into the audit log',
    access: view,
    params: byId,
    output: answerFile,
    refusals: ['ai.answer_not_found'],
  },
  refund: {
    method: 'POST',
    path: '/admin/ai-answers/:id/refund',
    summary: 'Give its coins back, once, within 30 days',
    access: ['ai.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: answerFile,
    refusals: ['ai.answer_not_found', 'ai.already_refunded', 'ai.not_refundable'],
    idempotent: true,
    limit: 'write',
  },
  eraseAnswer: {
    method: 'DELETE',
    path: '/admin/ai-answers/:id',
    summary: 'Erase a shared text for ever; what it cost stays',
    access: ['ai.delete'],
    params: byId,
    output: done,
    refusals: ['ai.answer_not_found'],
    limit: 'write',
  },
  listRules: {
    method: 'GET',
    path: '/admin/ai-rules',
    summary: 'Every rule with its words and sources',
    access: [...view, 'ai.update'],
    query: listQuery,
    output: z.array(rule),
    produces: 'list',
    refusals: [],
  },
  getRule: {
    method: 'GET',
    path: '/admin/ai-rules/:id',
    summary: 'One rule',
    access: [...view, 'ai.update'],
    params: byId,
    output: rule,
    refusals: ['ai.rule_not_found'],
  },
  listRuleVersions: {
    method: 'GET',
    path: '/admin/ai-rules/:id/versions',
    summary: 'Every wording that staff have set, the newest first',
    access: [...view, 'ai.update'],
    params: byId,
    output: z.array(ruleVersion),
    refusals: ['ai.rule_not_found'],
  },
  editRule: {
    method: 'PUT',
    path: '/admin/ai-rules/:id',
    summary: 'Other words in both languages with every placeholder, or not said at all',
    access: ['ai.update'],
    params: byId,
    body: z.strictObject({
      enabled: z.boolean(),
      vi: line(ruleTextMaxLength, 1),
      en: line(ruleTextMaxLength, 1),
      source: line(200, 1),
      url: webAddress.nullable().default(null),
      /** 0 where it was never edited. */
      version: z.int().min(0),
    }),
    output: rule,
    refusals: ['ai.rule_not_found', 'ai.rule_words', 'ai.safety_rule', 'version.stale'],
    limit: 'write',
  },
  listPrompts: {
    method: 'GET',
    path: '/admin/ai-prompts',
    summary: 'Instructions to the model',
    access: [...view, 'ai.create'],
    query: listQuery,
    output: z.array(prompt),
    produces: 'list',
    refusals: [],
  },
  getPrompt: {
    method: 'GET',
    path: '/admin/ai-prompts/:id',
    summary: 'One of them',
    access: [...view, 'ai.create'],
    params: byId,
    output: prompt,
    refusals: ['ai.prompt_not_found'],
  },
  addPrompt: {
    method: 'POST',
    path: '/admin/ai-prompts',
    summary: 'A draft; it is used once it passed its evaluation and was activated',
    access: ['ai.create'],
    body: z.strictObject({ kind: z.enum(answerKinds), body: prose(promptMaxLength, 1) }),
    output: prompt,
    status: 201,
    refusals: [],
    idempotent: true,
    limit: 'write',
  },
  activatePrompt: {
    method: 'POST',
    path: '/admin/ai-prompts/:id/activate',
    summary: 'Use it from now on, in the place of the one in use',
    access: ['ai.manage'],
    params: byId,
    output: prompt,
    refusals: ['ai.prompt_not_found', 'ai.prompt_not_evaluated'],
    limit: 'write',
  },
  retirePrompt: {
    method: 'POST',
    path: '/admin/ai-prompts/:id/retire',
    summary: 'Use it no more',
    access: ['ai.manage'],
    params: byId,
    output: prompt,
    refusals: ['ai.prompt_not_found'],
    limit: 'write',
  },
  listEvaluations: {
    method: 'GET',
    path: '/admin/ai-evaluations',
    summary: 'What prompts and rules were tried on, and how many cases passed',
    access: view,
    query: listQuery,
    output: z.array(evaluation),
    produces: 'list',
    refusals: [],
  },
  getEvaluation: {
    method: 'GET',
    path: '/admin/ai-evaluations/:id',
    summary: 'One of them',
    access: view,
    params: byId,
    output: evaluation,
    refusals: ['ai.evaluation_not_found'],
  },
  evaluate: {
    method: 'POST',
    path: '/admin/ai-evaluations',
    summary: 'Begin to try a prompt on every case with the model in use, or without one the rules',
    access: ['ai.manage'],
    body: z.strictObject({ promptId: id.nullable().default(null) }),
    output: evaluation,
    status: 201,
    refusals: ['ai.prompt_not_found', 'ai.evaluation_running'],
    limit: 'heavy',
  },
  stopEvaluation: {
    method: 'POST',
    path: '/admin/ai-evaluations/:id/stop',
    summary: 'Stop the one that runs; it then says nothing of what it tried. What has ended stays as it is',
    access: ['ai.manage'],
    params: byId,
    output: evaluation,
    refusals: ['ai.evaluation_not_found'],
    limit: 'write',
  },
  listUsage: {
    method: 'GET',
    path: '/admin/ai-usage',
    summary: 'Answers, tokens, cost and coins a day',
    access: view,
    query: listQuery,
    output: z.array(usage),
    produces: 'list',
    refusals: [],
  },
  listRatings: {
    method: 'GET',
    path: '/admin/ai-ratings',
    summary: 'What members thought of answers',
    access: view,
    query: listQuery,
    output: z.array(ratingRow),
    produces: 'list',
    refusals: [],
  },
  getHotlines: {
    method: 'GET',
    path: '/admin/ai-hotlines',
    summary: 'Numbers that members in need are shown',
    access: [...view, 'ai.update'],
    output: hotlines,
    refusals: [],
  },
  confirmHotlines: {
    method: 'PUT',
    path: '/admin/ai-hotlines',
    summary: 'These are right, as of today',
    access: ['ai.update'],
    body: z.strictObject({ lines: z.array(hotline).min(1).max(10) }),
    output: hotlines,
    refusals: [],
    limit: 'write',
  },
});
