import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Config } from '../composition/config.ts';
import { tokens, type Container } from '../composition/container.ts';
import { mediaFolder } from '../composition/external.ts';
import {
  archive,
  assistantEndpoint,
  attachRealtime,
  createHub,
  isLiveRequest,
  serveLocalMedia,
  serveSealedMedia,
  startWork,
  type Work,
} from '../composition/server-parts.ts';
import type { ServeMedia } from '#adapters/ports/files/media-serving.ts';
import type { Api } from './contract.ts';
import { splitTarget } from './engine/request-target.ts';
import { requireAccessRules } from './engine/protection/access-guard.ts';
import { answerError, beginExchange, exchangeOf, type ApiRequest } from './engine/exchange.ts';
import { apiHeaders, corsHeaders, ownOriginsOf, pageOrigins } from './engine/protection/headers.ts';
import { isOpenToEveryName, siteNames, type SiteOf } from './engine/protection/hosts.ts';
import { closeGently, createDrain } from './engine/listen.ts';
import { createMetrics, mayReadMetrics } from './engine/metrics.ts';
import type { OddAnswerListener } from './engine/serving/odd-answer.ts';
import { watchProxies } from './engine/protection/proxies.ts';
import { keepSteps } from './access/keep-step.ts';
import { createRoutes } from './routes.ts';
import { assistantPath, assistantRoute } from './engine/server/assistant-route.ts';
import { apiRouter } from './engine/server/api-router.ts';
import { createRouteServices } from './engine/server/create-route-services.ts';
import { expressApp, type ErrorHandler, type Handler } from './engine/server/express-app.ts';
import { requestLog } from './engine/server/request-log.ts';
import type { RouteServices, ServedRoute } from './engine/server/route-services.ts';
import { tracedRequests } from './engine/server/traced-request.ts';
import { securityHeaders } from './engine/server/security-headers.ts';
import { refuseUnreadable } from './engine/server/unreadable-requests.ts';
import { serveWeb } from './pages/web.ts';
import { createServedHosts } from './pages/sites/served-hosts.ts';
import { askPath } from './pages/sites/answer-ask.ts';
import { serveSites } from './pages/sites/serve-sites.ts';
import { createVisitCounter } from './pages/sites/visit-counter.ts';
import { uploadPartsRoute } from './platform/uploads/upload-parts-route.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A phone on a weak network may need minutes for a video; headers and answers come at once. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

const closingPatienceMs = 8_000;

const notFound = (): never => {
  throw new DomainError('route.not_found');
};

const isApiAddress = (url: string): boolean =>
  url === '/api' ||
  url.startsWith('/api/') ||
  url.startsWith('/api?') ||
  url.split('?', 1)[0] === assistantPath;

/** Everything below `/api`, each route with an access rule. */
const servedRoutes = (
  container: Container,
  { isReady, onOddAnswer }: Readonly<{ isReady: () => Promise<boolean>; onOddAnswer: OddAnswerListener }>,
): readonly ServedRoute[] => {
  const tickets = container.get(tokens.wsTickets);
  const clock = container.get(tokens.clock);
  const app = container.get(tokens.application);
  const steps = keepSteps(container.get(tokens.idempotency));
  const groups = createRoutes(app, { tickets, clock, archive, isReady, onOddAnswer, keepSteps: steps });
  const routes = Object.entries(groups).flatMap(
    ([group, own]) => own.map((route) => ({ ...route, group: group as keyof Api })), // createRoutes has exactly these groups
  );
  requireAccessRules(routes);
  return routes;
};

const errorHandler = (container: Container): ErrorHandler => {
  const log = container.get(tokens.log);
  const outages = container.get(tokens.outages);
  return (error, request, response, _next) =>
    answerError(error, request, response, log, (what) => outages.note(what));
};

type AppParts = Readonly<{ config: Config; siteOf: SiteOf; failed: ErrorHandler }>;

const createApi = ({ config, siteOf, failed }: AppParts, serve: Handler, serveAssistant: Handler) => {
  const setApiHeaders = apiHeaders(config);
  const setCorsHeaders = corsHeaders(config);
  const api = expressApp(config.trustedProxies);
  api.use('/api', (request, response, next) => {
    setApiHeaders(response);
    if (siteOf(request) !== 'product' && !isOpenToEveryName({ url: request.originalUrl })) return notFound();
    if (setCorsHeaders(request, response)) return undefined;
    return serve(request, response, next);
  });
  api.all(assistantPath, (request, response, next) => {
    setApiHeaders(response);
    if (siteOf(request) !== 'product') return notFound();
    if (setCorsHeaders(request, response)) return undefined;
    return serveAssistant(request, response, next);
  });
  api.use(notFound);
  api.use(failed);
  return api;
};

/** What the contract lists, and uploads in parts, which speak a protocol of their own. */
const apiHandler = (
  container: Container,
  routes: readonly ServedRoute[],
  services: RouteServices,
): Handler => {
  const route = apiRouter(routes, services);
  const { media } = container.get(tokens.application);
  const { uploads } = container.get(tokens.reads);
  const uploadParts = container.get(tokens.uploadParts);
  const parts = uploadPartsRoute(
    { media, uploads, uploadParts, clock: container.get(tokens.clock) },
    services,
  );
  return (request, response, next) =>
    parts.takes(request) ? parts.serve(request as ApiRequest, response) : route(request, response, next);
};

/** What members' own assistants speak to. */
const assistantHandler = (container: Container, services: RouteServices): Handler => {
  const config = container.get(tokens.config);
  const app = container.get(tokens.application);
  const serve = assistantRoute(
    {
      personalToken: app.personalToken,
      endpoint: assistantEndpoint({ app, log: container.get(tokens.log) }),
      origins: [...ownOriginsOf(config), ...config.corsOrigins],
    },
    services,
  );
  return (request, response) => serve(request as ApiRequest, response);
};

/** Files, pages, the staff console and the metrics. */
const createWeb = (
  { config, failed }: AppParts,
  metrics: ReturnType<typeof createMetrics>,
  serve: ReturnType<typeof serveWeb>,
) => {
  const web = expressApp(config.trustedProxies);
  web.use(securityHeaders(config));
  web.use(compression({ threshold: 1024 }));
  web.get('/metrics', async (request, response) => {
    exchangeOf(request).route = '/metrics';
    if (!mayReadMetrics(request, config.metricsToken)) throw new DomainError('route.not_found');
    response.setHeader('Content-Type', metrics.contentType);
    response.setHeader('Cache-Control', 'no-store');
    response.end(await metrics.read());
  });
  web.use(async (request, response) => serve(request, response));
  web.use(failed);
  return web;
};

/** Files of this machine, and sealed ones wherever they lie; the others an object store answers by itself. */
const privateMedia = (container: Container): ServeMedia => {
  const config = container.get(tokens.config);
  const reading = {
    signingKey: config.mediaSigningKey,
    previousKey: config.previous.mediaSigningKey,
    clock: container.get(tokens.clock),
  };
  const others = config.s3 ? null : serveLocalMedia({ folder: mediaFolder(config), ...reading });
  return serveSealedMedia({ ...reading, store: container.get(tokens.mediaStore), others });
};

const createWebServing = (
  container: Container,
  {
    siteOf,
    distFolder,
    onOddAnswer,
  }: Readonly<{ siteOf: SiteOf; distFolder: string; onOddAnswer: OddAnswerListener }>,
) => {
  const config = container.get(tokens.config);
  return serveWeb({
    app: container.get(tokens.application),
    mails: container.get(tokens.reads).mails,
    isProduction: config.isProduction,
    baseUrl: config.baseUrl,
    distFolder,
    media: privateMedia(container),
    mediaStore: container.get(tokens.mediaStore),
    fit: (picture, side) => container.get(tokens.pictureConverter).fit(picture, side),
    box: (picture, box) => container.get(tokens.pictureConverter).box({ picture, box }),
    mark: (marking) => container.get(tokens.pictureConverter).mark(marking),
    mediaOrigins: pageOrigins(config),
    siteOf,
    hasMediaSite: config.mediaBaseUrl !== config.baseUrl,
    log: container.get(tokens.log),
    onOddAnswer,
  });
};

/** Held by timers of live connections: a closure of its own, so that they do not hold the whole server with it. */
const liveFailure = (log: Logger) => (error: unknown) => log.error({ error }, 'a live connection failed');

type ServerParts = Readonly<{
  sites: ReturnType<typeof serveSites>;
  api: Express;
  web: Express;
  siteOf: SiteOf;
  drain: ReturnType<typeof createDrain>;
  proxies: ReturnType<typeof watchProxies>;
  observe: ReturnType<typeof requestLog>;
  log: Logger;
  tracing: Parameters<typeof tracedRequests>[0];
}>;

/** HTTP/1.1 asks for one; without it nobody knows which site is meant. */
const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/** One server for both applications. */
const createNodeServer = (parts: ServerParts): Server => {
  const { api, web, sites, siteOf, drain, proxies, observe, log, tracing } = parts;
  // Every other request for another protocol, `curl --http2` for example, is answered in this one.
  const mayUpgrade = (request: IncomingMessage) => isLiveRequest(request) && siteOf(request) === 'product';
  // Node would refuse a missing host without a body.
  const options = { ...timeouts, requireHostHeader: false, shouldUpgradeCallback: mayUpgrade };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const exchange = beginExchange(request);
    follow(request, response);
    proxies.look(request);
    drain.follow(response);
    const isApi = isApiAddress(request.url ?? '/');
    response.setHeader('X-Request-Id', exchange.id);
    observe({ request, response, exchange, isApi });
    return { isApi };
  };
  const refuse = (error: DomainError, request: IncomingMessage, response: ServerResponse) => {
    begin(request, response);
    answerError(error, request, response, log);
  };
  const serve = tracedRequests(tracing, (request, response) => {
    splitTarget(request);
    if (lacksHost(request)) return refuse(new DomainError('request.unreadable'), request, response);
    const { isApi } = begin(request, response);
    const serveProduct = () => void (isApi ? api(request, response) : web(request, response));
    const failed = (error: unknown) => answerError(error, request, response, log);
    const [path] = (request.url ?? '/').split('?', 1);
    if (path === askPath) return void sites.answerAsk(request, response).catch(failed);
    if (siteOf(request) !== null || isOpenToEveryName(request)) return serveProduct();
    // Before Express: a member's site has none of the product's routes, cookies or headers.
    return void sites.answer(request, response).then((isSite) => isSite || serveProduct(), failed);
  });
  const server = createServer(options, serve);
  const follow = refuseUnreadable(server, { log, refuse });
  return server;
};

/** A member's page below the platform's own registrable domain could set cookies for it. */
const warnOfSharedDomain = (container: Container): void => {
  const { siteZone, baseUrl } = container.get(tokens.config);
  if (siteZone === null) return;
  const { registrable } = container.get(tokens.hostNames);
  const own = registrable(new URL(baseUrl).hostname);
  if (own === null || registrable(siteZone) !== own) return;
  container
    .get(tokens.log)
    .warn('SITE_ZONE stands below the domain of BASE_URL: take a domain of its own for members’ sites');
};

export type HttpServer = Readonly<{
  server: Server;
  /** From now on readiness says no; everything is still answered, and connections are closed with their answers. */
  drain(): void;
  /** Ends gently: requests in progress are answered, sockets asked to come back, work in progress done. */
  close(): Promise<void>;
}>;

export type HttpServerOptions = Readonly<{
  /** Whether this instance also does background work: events, mails, jobs. From listening on. */
  doesWork?: boolean;
  /** Where the built screens are. */
  distFolder?: string;
  /** Hears of an answer that breaks the contract, beside the log. */
  onOddAnswer?: OddAnswerListener;
}>;

/** The whole product on one port; `listen` is the caller's. */
export const createHttpServer = (
  container: Container,
  {
    doesWork = true,
    distFolder = join(repository, 'dist'),
    onOddAnswer: hearOddAnswer,
  }: HttpServerOptions = {},
): HttpServer => {
  const config = container.get(tokens.config);
  const log = container.get(tokens.log);
  const onOddAnswer: OddAnswerListener = (endpoint, error) => {
    log.error({ endpoint, error }, 'an answer breaks the contract');
    hearOddAnswer?.(endpoint, error);
  };
  const drain = createDrain();
  const canWrite = container.get(tokens.isReady);
  const isReady = async () => !drain.isDraining() && (await canWrite());
  const routes = servedRoutes(container, { isReady, onOddAnswer });
  if (config.redisUrl !== null) log.info('live messages between the instances go over Redis');

  const hub = createHub();
  const metrics = createMetrics({
    sockets: () => hub.size,
    sources: {
      reads: container.get(tokens.reads),
      work: container.get(tokens.workNumbers),
      pool: container.get(tokens.readPool),
      clock: container.get(tokens.clock),
    },
  });
  const siteOf = siteNames(config);
  const parts: AppParts = { config, siteOf, failed: errorHandler(container) };
  const services = createRouteServices(container, onOddAnswer);
  const api = createApi(
    parts,
    apiHandler(container, routes, services),
    assistantHandler(container, services),
  );
  const web = createWeb(parts, metrics, createWebServing(container, { siteOf, distFolder, onOddAnswer }));
  const isTrustedProxy = api.get('trust proxy fn') as (address: string, hop: number) => boolean; // Express compiles the setting
  const proxies = watchProxies({ config, log, isTrusted: (address) => isTrustedProxy(address, 0) });
  const observe = requestLog({ log, metrics, isProduction: config.isProduction });
  const application = container.get(tokens.application);
  const outages = container.get(tokens.outages);
  const noteFailure = (error: unknown) => {
    if (!outages.note(error)) log.error({ error }, 'members’ sites could not be read');
  };
  const servedHosts = createServedHosts({
    app: application,
    snapshot: container.get(tokens.hostSnapshot),
    failed: noteFailure,
  });
  container.get(tokens.bus).subscribe({ heard: servedHosts.hear, missed: servedHosts.missed });
  const visits = createVisitCounter(application, noteFailure);
  const sites = serveSites({
    app: application,
    hosts: servedHosts,
    visits,
    clock: container.get(tokens.clock),
    baseUrl: config.baseUrl,
    mediaOrigins: pageOrigins(config),
    isTrustedProxy: (address) => isTrustedProxy(address, 0),
    failed: noteFailure,
  });
  const tracing = {
    traces: container.get(tokens.traces),
    isTrusted: (address: string) => isTrustedProxy(address, 0),
  };
  const server = createNodeServer({ api, web, sites, siteOf, drain, proxies, observe, log, tracing });
  const realtime = attachRealtime(server, {
    app: container.get(tokens.application),
    tickets: container.get(tokens.wsTickets),
    bus: container.get(tokens.bus),
    clock: container.get(tokens.clock),
    origins: [...ownOriginsOf(config), ...config.corsOrigins],
    failed: liveFailure(log),
    hub,
  });

  let work: Work | null = null;
  server.once('listening', () => {
    proxies.warn();
    warnOfSharedDomain(container);
    void servedHosts.start();
    if (doesWork) work = startWork(container);
  });

  return {
    server,
    drain: drain.begin,
    async close() {
      drain.begin();
      realtime.close();
      servedHosts.stop();
      await visits.stop();
      const worked = work?.stop();
      await closeGently(server, closingPatienceMs);
      await Promise.race([worked, new Promise((resolve) => setTimeout(resolve, closingPatienceMs).unref())]);
    },
  };
};
