import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { AnswerKind, Producer } from './answer.ts';
import type { RuleId } from '../finding/finding.ts';

export const promptStatuses = ['DRAFT', 'ACTIVE', 'RETIRED'] as const;
export type PromptStatus = (typeof promptStatuses)[number];
export const promptMaxLength = 8000;

/** Words that staff put before a model; one of each kind is in use at most. */
export type AiPrompt = Readonly<{
  id: Id<'ai_prompt'>;
  kind: AnswerKind;
  body: string;
  /** The first of its kind is 1. */
  version: number;
  status: PromptStatus;
  evaluationId: Id<'ai_evaluation'> | null;
  by: UserId;
  at: Date;
}>;

export const promptLifecycle = stateMachine<PromptStatus>()(
  {
    activate: { from: ['DRAFT', 'RETIRED'], to: 'ACTIVE' },
    retire: { from: ['DRAFT', 'ACTIVE'], to: 'RETIRED' },
  },
  'ai.prompt_not_evaluated',
);

/** What staff made of a rule: its words, or that it is not said at all. */
export type AiRuleEdit = Readonly<{
  ruleId: RuleId;
  enabled: boolean;
  vi: string;
  en: string;
  source: string;
  url: string | null;
  version: number;
  by: UserId;
  at: Date;
}>;
export const ruleTextMaxLength = 400;

/** One day (UTC+7) of one producer, model and kind; what was answered free is among `answers`. */
export type AiUsage = Readonly<{
  day: string;
  producer: Producer;
  model: string;
  kind: AnswerKind;
  answers: number;
  failed: number;
  free: number;
  tokens: number;
  /** Millionths of a US dollar. */
  cost: number;
  coins: number;
}>;
