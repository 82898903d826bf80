/** One turn of the text sent; `system` first. */
export type ModelMessage = Readonly<{ role: 'system' | 'user' | 'assistant'; content: string }>;

export type ModelRequest = Readonly<{
  messages: readonly ModelMessage[];
  /** Most tokens of the answer. */
  maxTokens: number;
  /** From the first byte sent to the last one read; after it the call is TIMEOUT. */
  callMs: number;
}>;

/** Counted by the provider; `isEstimated` when it did not say and the characters were counted instead. */
export type ModelUsage = Readonly<{ tokensIn: number; tokensOut: number; isEstimated: boolean }>;

export const modelFailures = [
  'NO_ANSWER',
  'TIMEOUT',
  'CUT',
  'EMPTY',
  'REFUSED',
  'UNVERIFIED',
  'OVER_LENGTH',
  'SERVER_STOPPED',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** `end` comes last and once; a stream that ends without it was cut. */
export type ModelPart =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'end'; finish: 'STOP' | 'LENGTH' | 'REFUSED'; usage: ModelUsage }>;

/** Thrown by `stream`. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** An `AbortSignal`, as far as the core needs it. */
export type StopSignal = Readonly<{
  aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}>;

export interface LanguageModel {
  /** Where it runs and which it is, as the member consents to it. */
  readonly host: string;
  readonly model: string;
  /** Fails with `ModelError`: NO_ANSWER, TIMEOUT, CUT, EMPTY or REFUSED. Stops asking when the signal is aborted. */
  stream(request: ModelRequest, signal: StopSignal): AsyncIterable<ModelPart>;
}
