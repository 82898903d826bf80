import type { Id, UserId } from '#core/kernel/id.ts';

/** STOPPED by staff: it says nothing of what was tried. */
export const evaluationStatuses = ['RUNNING', 'PASSED', 'FAILED', 'STOPPED'] as const;
export type EvaluationStatus = (typeof evaluationStatuses)[number];

/** Why it ended before its last case: tokens of the day are used up, the model is not there, or the server stopped. */
export const evaluationFailures = ['BUDGET', 'NO_ANSWER', 'SERVER_STOPPED'] as const;
export type EvaluationFailure = (typeof evaluationFailures)[number];

/** Words, or rules alone, tried on every case. */
export type AiEvaluation = Readonly<{
  id: Id<'ai_evaluation'>;
  promptId: Id<'ai_prompt'> | null;
  rulesVersion: string;
  model: string | null;
  status: EvaluationStatus;
  failure: EvaluationFailure | null;
  /** How many there are; `done` of them were tried so far. */
  cases: number;
  done: number;
  passed: number;
  metrics: Readonly<{ rejectedLines: number; tokens: number }>;
  by: UserId;
  at: Date;
  /** Null once it has ended. */
  leaseUntil: Date | null;
  endedAt: Date | null;
}>;

/** A process that works on it says so this often at least. */
export const trialLeaseSeconds = 60;
/** After so many cases in a row without any answer, the model is not there. */
export const mostUnanswered = 3;

/** Every case must pass: a model that words a finding wrongly once does it for a member. */
export const isPassed = ({ status }: Pick<AiEvaluation, 'status'>): boolean => status === 'PASSED';
