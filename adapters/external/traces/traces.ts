// The packages of OpenTelemetry that do this would add about a tenth to an installation; what is used of them is this.
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { codeOf } from '#adapters/ports/operator-error.ts';
import { statements, type Span, type Statement, type Traces } from '#adapters/ports/traces.ts';
import { collectorAt, type Collector } from './collector.ts';
import {
  newSpanId,
  newTraceId,
  readTraceparent,
  writeTraceparent,
  type TraceContext,
} from './trace-context.ts';

type Options = Readonly<{
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
  serviceName: string;
  version?: string;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  share?: number;
  /** Hosts whose calls are spans, and who are handed the trace: the operator's own choice, never a stranger's. */
  hosts?: readonly string[];
  outage?: Readonly<{ failed(error: unknown): void; worked(): void }>;
  everyMs?: number;
}>;

const now = (): number => performance.timeOrigin + performance.now();
const longestSql = 2_000;

/** Places stand for every value in it: what people typed is not in its text. */
const statementValues = (sql: string) => {
  const text = sql.replace(/\s+/g, ' ').trim();
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase(),
    'db.query.text': text.slice(0, longestSql),
  };
};

const rowsOf = (result: unknown): number | undefined => {
  const response: unknown =
    typeof result === 'object' && result !== null && 'response' in result ? result.response : result;
  const count =
    typeof response === 'object' && response !== null && 'rowCount' in response ? response.rowCount : null;
  return typeof count === 'number' ? count : undefined;
};

type Begin = Traces['begin'];

/** Statements and calls of other programs: spans of the work in which they are sent, and none on their own. */
const hearStatements = (begin: Begin, isWorking: () => boolean) => {
  const open = new WeakMap<Statement, Span>();
  const faults = new WeakMap<Statement, string>();
  const handlers = {
    start(message: Statement) {
      if (!isWorking()) return;
      const values = statementValues(message.sql);
      open.set(message, begin(values['db.operation.name'], { kind: 'CLIENT', values }));
    },
    end() {},
    asyncStart() {},
    asyncEnd(message: Statement) {
      const rows = rowsOf(message.result);
      const span = open.get(message);
      if (rows !== undefined) span?.set({ 'db.response.returned_rows': rows });
      span?.end(faults.get(message));
    },
    error(message: Statement) {
      // Its sentence may quote a value; its code can't.
      faults.set(message, codeOf(message.error) ?? 'unknown');
    },
  };
  statements.subscribe(handlers);
  return () => void statements.unsubscribe(handlers);
};

type Created = Readonly<{ request: ClientRequest }>;
type Finished = Created & Readonly<{ response: IncomingMessage }>;
type Failed = Created & Readonly<{ error: Error }>;

const hearCalls = (begin: Begin, isWorking: () => boolean, hosts: ReadonlySet<string>) => {
  const open = new WeakMap<ClientRequest, Span>();
  const created = (message: unknown) => {
    const { request } = message as Created; // Node's documentation says so
    const host = String(request.getHeader('host') ?? request.host);
    if (!isWorking() || request.headersSent || !hosts.has(host)) return;
    const values = { 'http.request.method': request.method, 'server.address': host };
    const span = begin(`${request.method} ${host}`, { kind: 'CLIENT', values });
    open.set(request, span);
    request.setHeader('traceparent', span.traceparent);
  };
  const finished = (message: unknown) => {
    const { request, response } = message as Finished; // likewise
    const status = response.statusCode ?? 0;
    const span = open.get(request);
    span?.set({ 'http.response.status_code': status });
    span?.end(status >= 400 ? String(status) : undefined);
  };
  const failed = (message: unknown) => {
    const { request, error } = message as Failed; // likewise
    open.get(request)?.end(codeOf(error) ?? error.name);
  };
  const heard = [
    ['http.client.request.created', created],
    ['http.client.response.finish', finished],
    ['http.client.request.error', failed],
  ] as const;
  for (const [name, hear] of heard) channel(name).subscribe(hear);
  return () => {
    for (const [name, hear] of heard) channel(name).unsubscribe(hear);
  };
};

const spansFor = (collector: Collector, share: number) => {
  const working = new AsyncLocalStorage<TraceContext>();

  const begin: Begin = (first, { kind, values: known = {}, parent }) => {
    const above = working.getStore() ?? readTraceparent(parent);
    const context: TraceContext = {
      traceId: above?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      isSampled: above?.isSampled ?? Math.random() < share,
    };
    const startedAt = now();
    let name = first;
    let values = known;
    let isOpen = true;
    return {
      traceparent: writeTraceparent(context),
      set(more) {
        values = { ...values, ...more };
      },
      rename(better) {
        name = better;
      },
      inside: (work) => working.run(context, work),
      end(fault) {
        if (!isOpen) return;
        isOpen = false;
        if (!context.isSampled) return;
        const { traceId, spanId } = context;
        const parentId = above?.spanId ?? null;
        const endedAt = now();
        working.exit(() =>
          collector.take({
            traceId,
            spanId,
            parentId,
            name,
            kind,
            startedAt,
            endedAt,
            values,
            fault: fault ?? null,
          }),
        );
      },
    };
  };
  /** Only what is kept is listened to. */
  const isWorking = () => working.getStore()?.isSampled === true;
  return { begin, isWorking };
};

/** Traces of this process, handed to a collector of the operator's. */
export const tracesTo = ({
  endpoint,
  headers = {},
  serviceName,
  version,
  share = 1,
  hosts = [],
  outage = { failed: () => undefined, worked: () => undefined },
  everyMs,
}: Options): Traces => {
  const about = { 'service.name': serviceName, ...(version !== undefined && { 'service.version': version }) };
  const collector = collectorAt({
    endpoint,
    headers,
    about,
    outage,
    ...(everyMs !== undefined && { everyMs }),
  });
  const { begin, isWorking } = spansFor(collector, share);
  const stopStatements = hearStatements(begin, isWorking);
  const stopCalls = hearCalls(begin, isWorking, new Set(hosts));
  return {
    begin,
    async close() {
      stopStatements();
      stopCalls();
      await collector.close();
    },
  };
};
