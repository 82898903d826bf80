import { createServer } from 'node:http';
import { answerAsk, askPath } from '#http/pages/sites/answer-ask.ts';
import { serveSites } from '#http/pages/sites/serve-sites.ts';
import { createServedHosts } from '#http/pages/sites/served-hosts.ts';
import { createVisitCounter } from '#http/pages/sites/visit-counter.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';

/** So many names in memory, and nothing behind them. A process of its own. */
const count = Number(process.env['SITES'] ?? 10);
const hosts = Array.from({ length: count }, (_, at): ServedHost => {
  const host = `trang-${at}.example-zone.vn`;
  return { host, domainId: `d${at}`, userId: `u${at}`, canonical: host, kind: 'LABEL' };
});
const domain = {
  listServedHosts: async () => hosts,
  findServedHost: async () => null,
  countVisits: async () => undefined,
};
const app = { domain } as never; // what is asked of the application here
const failed = (error: unknown): never => {
  throw error;
};
const served = createServedHosts({
  app,
  snapshot: { read: async () => hosts, write: async () => undefined },
  failed,
});
await served.start();
const isTrustedProxy = () => false;
const sites = serveSites({
  app,
  hosts: served,
  visits: createVisitCounter(app, failed),
  clock: { now: () => new Date() },
  baseUrl: 'https://fitboard.example',
  mediaOrigins: [],
  isTrustedProxy,
  failed,
});
const ask = answerAsk({ hosts: served, isTrustedProxy });

const server = createServer((request, response) => {
  if ((request.url ?? '').startsWith(askPath)) return void ask(request, response);
  return void sites.answer(request, response).then((isSite) => isSite || response.writeHead(404).end());
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('disconnect', () => process.exit(0));
