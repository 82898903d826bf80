import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Traces } from '#adapters/ports/traces.ts';
import { exchangeOf } from '../exchange.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

type Options = Readonly<{
  /** Null: nobody asked for traces. */
  traces: Traces | null;
  /** Whose `traceparent` is gone on from: a stranger's could make us keep every request of theirs. */
  isTrusted(address: string): boolean;
}>;

/** Asked every few seconds by machines. */
const isWatching = (url: string): boolean => url.startsWith('/api/health/') || url.startsWith('/metrics');

/** Each request is a span from its first byte to its last. The route is the contract's pattern: addresses hold ids. */
export const tracedRequests = ({ traces, isTrusted }: Options, serve: Serve): Serve => {
  if (traces === null) return serve;
  return (request, response) => {
    const { method = 'GET', url = '/', headers, socket } = request;
    if (isWatching(url)) return serve(request, response);
    const given = isTrusted(socket.remoteAddress ?? '') ? headers['traceparent'] : undefined;
    const span = traces.begin(method, {
      kind: 'SERVER',
      values: { 'http.request.method': method },
      parent: typeof given === 'string' ? given : undefined,
    });
    response.once('close', () => {
      const route = exchangeOf(request).route || (url.startsWith('/api') ? 'unknown' : 'web');
      const { statusCode } = response;
      span.rename(`${method} ${route}`);
      span.set({ 'http.route': route, 'http.response.status_code': statusCode });
      span.end(statusCode >= 500 ? String(statusCode) : undefined);
    });
    return span.inside(() => serve(request, response));
  };
};
