import { z } from 'zod';
import { reviewTypes } from '#core/coaching/review/review.ts';
import { targetDirections } from '#core/coaching/reply/reply.ts';
import { goalMetrics } from '#core/body/snapshot/snapshot.ts';
import { factKinds, factOrigins } from '#core/assistant/fact-sheet/fact.ts';
import { blockKinds, severities } from '#core/assistant/finding/finding.ts';
import { intents } from '#core/assistant/question/intents.ts';
import { textClasses } from '#core/assistant/safety/text-class.ts';
import {
  answerFailures,
  answerKinds,
  answerOutcomes,
  answerStatuses,
  personas,
  producers,
  ratingReasons,
  ratingTextMaxLength,
  thumbs,
} from '#core/assistant/ai-coach/answer.ts';
import { languages } from '#core/kernel/language.ts';
import { instant, prose } from '../../engine/contract/endpoint.ts';

const bilingual = z.object({ vi: z.string(), en: z.string() });

/** A value that a sentence stands on, as it is printed, with where it comes from. */
const fact = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  metric: z.string().nullable(),
  week: z.string().nullable(),
  label: bilingual,
  /** Empty when there is none, for `reason`. */
  text: bilingual,
  origin: z.enum(factOrigins),
  reason: z.string().nullable(),
  sources: z.array(z.object({ text: z.string(), evidence: z.string() })),
});

/** A sentence or two, whole in itself: what it cites is in it. */
export const block = z.object({
  /** From 1. */
  seq: z.int(),
  kind: z.enum(blockKinds),
  text: z.string(),
  /** Which characters print a fact; UTF-16 offsets, the end excluded. */
  spans: z.array(z.object({ start: z.int(), end: z.int(), factId: z.string() })),
  severity: z.enum(severities),
  anchor: z.object({ kind: z.string(), key: z.string().optional() }).nullable(),
  facts: z.array(fact),
  rules: z.array(z.object({ id: z.string(), source: z.string().nullable(), url: z.string().nullable() })),
});

const answerRating = z.object({
  thumb: z.enum(thumbs),
  reasons: z.array(z.enum(ratingReasons)),
  text: z.string().nullable(),
  shared: z.boolean(),
});

export const ratingInput = z.strictObject({
  thumb: z.enum(thumbs),
  reasons: z.array(z.enum(ratingReasons)).max(ratingReasons.length).default([]),
  text: prose(ratingTextMaxLength).nullable().default(null),
  /** Staff may then read the question and the answer. */
  shared: z.boolean().default(false),
});

export const answerView = z.object({
  id: z.string(),
  kind: z.enum(answerKinds),
  conversationId: z.string().nullable(),
  indicatorId: z.string().nullable(),
  week: z.string().nullable(),
  /** The week was changed after it was answered. */
  isOutOfDate: z.boolean(),
  scope: z.enum(reviewTypes),
  language: z.enum(languages),
  persona: z.enum(personas),
  question: z.string().nullable(),
  producer: z.enum(producers),
  status: z.enum(answerStatuses),
  /** Only ANSWER costs anything. */
  outcome: z.enum(answerOutcomes),
  failure: z.enum(answerFailures).nullable(),
  /** Base Coin; what was refunded is not counted off. */
  charged: z.int(),
  round: z.int(),
  host: z.string().nullable(),
  model: z.string().nullable(),
  safety: z.array(z.enum(textClasses)),
  /** Intents that the answer offers as buttons: `VALUE`, `WHY` … */
  choices: z.array(z.enum(intents)),
  /** The next step, to be kept as a goal. */
  target: z
    .object({
      metric: z.enum(goalMetrics),
      direction: z.enum(targetDirections),
      value: z.number().nullable(),
      weeks: z.int(),
    })
    .nullable(),
  blocks: z.array(block),
  rating: answerRating.nullable(),
  isRetryable: z.boolean(),
  createdAt: instant,
  firstBlockAt: instant.nullable(),
  endedAt: instant.nullable(),
  refundedAt: instant.nullable(),
  version: z.int(),
});

export const conversationView = z.object({
  id: z.string(),
  title: z.string(),
  lastAt: instant,
  createdAt: instant,
  version: z.int(),
});

const wallet = z.object({
  fitCoin: z.int(),
  baseCoin: z.int(),
  heldFitCoin: z.int(),
  heldBaseCoin: z.int(),
});

export const answerSteps = ['READING', 'WORDING'] as const;

/** What a stream sends, by the name of the event. Each one's data is JSON; `block` alone has an id, `round.seq`. */
export const answerEvents = {
  /** First of all, with the blocks that came before `Last-Event-ID` left out. */
  answer: answerView,
  step: z.object({ step: z.enum(answerSteps) }),
  block,
  /** What was shown is void: blocks begin at 1 again. */
  reset: z.object({ round: z.int() }),
  /** Last of all. `failure` is a reason of the answer, or null. */
  end: z.object({
    status: z.enum(answerStatuses),
    outcome: z.enum(answerOutcomes),
    charged: z.int(),
    wallet,
    failure: z.enum(answerFailures).nullable(),
    /** Of the sentence to be shown, when there is no answer. */
    code: z.literal('ai.cannot_get_messages').nullable(),
  }),
} as const;
export type AnswerEventName = keyof typeof answerEvents;
