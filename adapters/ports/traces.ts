import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel';

/** What is said of a piece of work: never what a person typed, and no id of a person. */
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

export type Span = Readonly<{
  set(values: SpanValues): void;
  rename(name: string): void;
  /** What goes on in here, also later and elsewhere, belongs to it. */
  inside<Result>(work: () => Result): Result;
  /** What the next program is handed (W3C Trace Context). */
  traceparent: string;
  /** `fault`: what kind of failure ended it, where it was no refusal. */
  end(fault?: string): void;
}>;

export type SpanKind = 'SERVER' | 'INTERNAL' | 'CLIENT';

export type Traces = Readonly<{
  /** Below the piece of work that is going on, else below `parent`, else the first of a trace. */
  begin(
    name: string,
    options: Readonly<{ kind: SpanKind; values?: SpanValues; parent?: string | undefined }>,
  ): Span;
  /** Hands over what is left, if that is quick. */
  close(): Promise<void>;
}>;

export type Statement = Readonly<{ sql: string; result?: unknown; error?: unknown }>;

/** Each statement that is sent to the database; costs nothing while nobody listens. */
export const statements: TracingChannel<unknown, Statement> = tracingChannel<unknown, Statement>(
  'fitboard.statement',
);

/** Sends it, and lets those hear who listen. */
export const heardStatement = <Result>(sql: string, send: () => Promise<Result>): Promise<Result> =>
  statements.hasSubscribers ? statements.tracePromise(send, { sql }) : send();
