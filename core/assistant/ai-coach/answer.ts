import type { Id, SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Target } from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import type { Finding } from '../finding/finding.ts';
import type { Intent } from '../question/intents.ts';
import type { TextClass } from '../safety/text-class.ts';
import { modelFailures } from '../wording/language-model.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';

export const answerKinds = ['REVIEW', 'CHAT'] as const;
export type AnswerKind = (typeof answerKinds)[number];
/** Who words an answer; what it says is computed by rules either way. */
export const producers = ['RULES', 'MODEL'] as const;
export type Producer = (typeof producers)[number];
/** The tone of a model's words, and nothing else. */
export const personas = ['BALANCED', 'GENTLE', 'DIRECT', 'SCIENCE'] as const;
export type Persona = (typeof personas)[number];
export const answerStatuses = ['RUNNING', 'COMPLETED', 'STOPPED', 'CANCELED', 'FAILED'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];
export const answerFailures = modelFailures;
export type AnswerFailure = (typeof answerFailures)[number];

/** What an answer turned out to be: only ANSWER costs anything. */
export const answerOutcomes = ['ANSWER', 'CARD', 'REFUSAL', 'CLARIFY', 'UNKNOWN'] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

export type AnswerId = Id<'ai_answer'>;
export type ConversationId = Id<'ai_conversation'>;

/** A line of a model that was not shown, and why. */
export type RejectedLine = Readonly<{ line: string; reasons: readonly string[] }>;

/** A review of a week, or the answer to one message. Its sentences are kept beside it, in their order. */
export type AiAnswer = Readonly<{
  id: AnswerId;
  userId: UserId;
  kind: AnswerKind;
  conversationId: ConversationId | null;
  snapshotId: SnapshotId | null;
  /** As the week was when it was answered: another version means that it has changed since. */
  snapshotVersion: number | null;
  scope: ReviewType;
  language: Language;
  persona: Persona;
  question: string | null;
  producer: Producer;
  status: AnswerStatus;
  outcome: AnswerOutcome;
  failure: AnswerFailure | null;
  /** Base Coin that were taken for it. */
  charged: number;
  round: number;
  holdId: Id<'hold'> | null;
  /** The client's Idempotency-Key; one answer for each of a member's. */
  requestKey: string;
  /** Of what was sent under the key. */
  requestHash: string;
  sheetHash: string | null;
  sheet: FactSheet | null;
  findings: readonly Finding[];
  /** The next step, as later weeks are judged by. */
  target: Target | null;
  safety: readonly TextClass[];
  /** Questions that the answer offers, to be asked with one tap. */
  choices: readonly Intent[];
  promptId: Id<'ai_prompt'> | null;
  rulesVersion: string;
  host: string | null;
  model: string | null;
  tokensIn: number;
  tokensOut: number;
  estimated: boolean;
  costMicroUsd: number;
  rejected: readonly RejectedLine[];
  /** Until then a process is at work on it. */
  leaseUntil: Date | null;
  /** When its owner last followed or read it. */
  readAt: Date | null;
  createdAt: Date;
  firstBlockAt: Date | null;
  endedAt: Date | null;
  refundedAt: Date | null;
  version: number;
}>;

/** A failed answer, or one that was stopped before its first sentence, may be asked for again. */
export const answerLifecycle = stateMachine<AnswerStatus>()(
  {
    complete: { from: ['RUNNING'], to: 'COMPLETED' },
    stop: { from: ['RUNNING'], to: 'STOPPED' },
    cancel: { from: ['RUNNING'], to: 'CANCELED' },
    fail: { from: ['RUNNING'], to: 'FAILED' },
    retry: { from: ['FAILED', 'CANCELED'], to: 'RUNNING' },
  },
  'ai.not_retryable',
);

export const isRetryable = ({ status }: Pick<AiAnswer, 'status'>): boolean =>
  status === 'FAILED' || status === 'CANCELED';

export const questionMaxLength = 2000;
export const titleMaxLength = 80;
/** A process that works on an answer says so this often at least. */
export const leaseSeconds = 30;
/** Two calls at most, and what is stored between and after them. */
export const answerSeconds = (callSeconds: number): number => 2 * callSeconds + 15;
/** Longer than any answer may take; the clock gives the coins back after it, whatever happened. */
export const holdMinutes = 10;
/** Without a reader for so long, an answer that is not done ends, free. */
export const readerSeconds = 30;
export const refundDays = 30;

export const thumbs = ['UP', 'DOWN'] as const;
export type Thumb = (typeof thumbs)[number];
export const ratingReasons = ['WRONG_NUMBER', 'NOT_MY_DATA', 'GENERIC', 'UNSAFE', 'TONE', 'OTHER'] as const;
export type RatingReason = (typeof ratingReasons)[number];
export const ratingTextMaxLength = 1000;

export type AiRating = Readonly<{
  answerId: AnswerId;
  thumb: Thumb;
  reasons: readonly RatingReason[];
  text: string | null;
  /** Staff may read the answer and its question. */
  shared: boolean;
  at: Date;
}>;

export type Conversation = Readonly<{
  id: ConversationId;
  userId: UserId;
  title: string;
  lastAt: Date;
  version: number;
  createdAt: Date;
}>;

/** What the ledger calls the coins of one round. */
export const answerReference = ({ id, round }: Pick<AiAnswer, 'id' | 'round'>): string => `${id}:${round}`;
