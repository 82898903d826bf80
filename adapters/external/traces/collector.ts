import type { SpanKind, SpanValues } from '#adapters/ports/traces.ts';

export type EndedSpan = Readonly<{
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: SpanKind;
  /** Milliseconds since 1970, with parts of them. */
  startedAt: number;
  endedAt: number;
  values: SpanValues;
  fault: string | null;
}>;

const kinds: Readonly<Record<SpanKind, number>> = { INTERNAL: 1, SERVER: 2, CLIENT: 3 };
const failed = 2;

const valueOf = (value: string | number | boolean): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const valuesOf = (values: SpanValues): object[] =>
  Object.entries(values).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Numbers that large are text in OTLP's JSON. */
const nanoseconds = (milliseconds: number): string =>
  (BigInt(Math.round(milliseconds * 1_000)) * 1_000n).toString();

const spanOf = ({ parentId, fault, ...span }: EndedSpan): object => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(parentId !== null && { parentSpanId: parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(Math.max(span.endedAt, span.startedAt)),
  attributes: valuesOf(fault === null ? span.values : { ...span.values, 'error.type': fault }),
  status: fault === null ? {} : { code: failed },
});

type Options = Readonly<{
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  about: SpanValues;
  /** Hear that it is out of reach, and that it took something. */
  outage: Readonly<{ failed(error: unknown): void; worked(): void }>;
  everyMs?: number;
}>;

/** More than this at once is dropped: what watches the work must not hold it up. */
const mostWaiting = 4_096;
const mostPerCall = 512;
const patienceMs = 10_000;
const partingPatienceMs = 2_000;

export type Collector = Readonly<{ take(span: EndedSpan): void; close(): Promise<void> }>;

/** Hands spans over by OTLP, in JSON over HTTP: every few seconds, or when many have come. */
export const collectorAt = ({ endpoint, headers, about, outage, everyMs = 5_000 }: Options): Collector => {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let waiting: EndedSpan[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;

  const post = async (spans: readonly EndedSpan[], signal: AbortSignal): Promise<void> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceSpans: [
          {
            resource: { attributes: valuesOf(about) },
            scopeSpans: [{ scope: { name: 'fitboard' }, spans: spans.map(spanOf) }],
          },
        ],
      }),
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
  };

  const send = async (limitMs: number): Promise<void> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      while (waiting.length > 0) await post(waiting.splice(0, mostPerCall), signal);
      outage.worked();
    } catch (error) {
      // What was on its way is dropped; what comes meanwhile waits for the next call.
      outage.failed(error instanceof Error ? (error.cause ?? error) : error);
    }
  };

  const flush = (limitMs: number): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= send(limitMs).finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    take(span) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(span);
      if (waiting.length === mostPerCall && sending === null) void flush(patienceMs);
      timer ??= setTimeout(() => void flush(patienceMs), everyMs).unref();
    },
    async close() {
      await Promise.race([
        flush(partingPatienceMs).then(() => (waiting.length > 0 ? flush(partingPatienceMs) : undefined)),
        new Promise((resolve) => setTimeout(resolve, partingPatienceMs).unref()),
      ]);
      clearTimeout(timer);
      waiting = [];
    },
  };
};
