import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { HostSnapshot } from '#adapters/ports/host-snapshot.ts';
import type { Config } from '../composition/config.ts';
import { closeGently, listen } from './engine/listen.ts';
import { expressApp } from './engine/server/express-app.ts';
import { answerAsk, askPath, siteHostNameOf } from './pages/sites/answer-ask.ts';
import { sendResting } from './pages/sites/site-answers.ts';

const retryMs = 2_000;
const closingPatienceMs = 2_000;

type ServedList = Awaited<ReturnType<HostSnapshot['read']>>;

/**
 * What stands at the port while the database is waited for: proxies that ask about certificates are answered from the
 * list of before, visitors of sites read that they rest, and nothing else is there yet.
 */
export const openWaitingServer = async (
  config: Pick<Config, 'host' | 'port' | 'trustedProxies'>,
  served: ServedList,
): Promise<Readonly<{ port: number; close(): Promise<void> }>> => {
  const known = new Map(served.map((host) => [host.host, host]));
  const trust = expressApp(config.trustedProxies).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean; // Express compiles the setting
  const ask = answerAsk({
    hosts: { find: async (name) => known.get(name) ?? null },
    isTrustedProxy: (address) => trust(address, 0),
  });
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '/').split('?', 1);
    if (path === askPath) return void ask(request, response);
    if (known.has(siteHostNameOf(request.headers.host) ?? '')) return sendResting(request, response);
    response.writeHead(503, { 'Retry-After': '30', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  });
  const port = await listen(server, config);
  return { port, close: () => closeGently(server, closingPatienceMs) };
};

type Waiting = Readonly<{ snapshot: HostSnapshot; say: (text: string) => void; signal: AbortSignal }>;

const isAway = (error: unknown): boolean => error instanceof OperatorError && error.kind === 'unavailable';

/**
 * The database, when it is there. A server that serves members' sites waits for one that is away, because a proxy that
 * hears nothing closes them all; any other start fails at once and says why.
 */
export const waitForDatabase = async <Source>(
  config: Config,
  provide: () => Promise<Source>,
  { snapshot, say, signal }: Waiting,
): Promise<Source> => {
  try {
    return await provide();
  } catch (error) {
    const served = config.databaseUrl === null ? [] : await snapshot.read();
    if (!isAway(error) || served.length === 0) throw error;
    const waiting = await openWaitingServer(config, served);
    const why = error instanceof Error ? error.message : '';
    say(
      `${why} Waiting for it; until then certificates of ${served.length} hosts are answered from the last list`,
    );
    try {
      for (;;) {
        await pause(retryMs, undefined, { signal });
        try {
          return await provide();
        } catch (again) {
          if (!isAway(again)) throw again;
        }
      }
    } finally {
      await waiting.close();
    }
  }
};
