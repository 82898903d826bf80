import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Exchange } from '../exchange.ts';
import type { createMetrics } from '../metrics.ts';

const slowMs = 1_000;
/** The client closed its connection before the answer was complete. */
const clientClosedRequest = 499;

type Observed = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  exchange: Exchange;
  isApi: boolean;
}>;

type Needs = Readonly<{
  log: Logger;
  metrics: Pick<ReturnType<typeof createMetrics>, 'observe'>;
  /** Where nobody reads along at a terminal, each request has its line. */
  isProduction: boolean;
}>;

/** Asked every few seconds by machines: a line for each would hide the others. */
const isWatching = (route: string): boolean => route === '/metrics' || route.startsWith('/health/');

/**
 * Measures each request when its connection is done with it, and logs it. The route is the contract's pattern: no address
 * with ids, no query and nothing a person typed gets into a line.
 */
export const requestLog =
  ({ log, metrics, isProduction }: Needs) =>
  ({ request, response, exchange, isApi }: Observed): void => {
    const { method = 'GET' } = request;
    response.once('close', () => {
      const milliseconds = performance.now() - exchange.startedAt;
      const status = response.writableFinished ? response.statusCode : clientClosedRequest;
      const route = exchange.route || (isApi ? 'unknown' : 'web');
      metrics.observe(method, route, status, milliseconds);
      const about = { requestId: exchange.id, method, route, status, ms: Math.round(milliseconds) };
      // An outage has a line of its own, and so has anything else that can't be served for now.
      if (status === 503) log.debug(about, 'request');
      else if (status >= 500) log.error(about, 'request');
      else if (milliseconds > slowMs) log.warn(about, 'slow request');
      else if (isProduction && !isWatching(route)) log.info(about, 'request');
      else log.debug(about, 'request');
    });
  };
