import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { DomainError } from '#core/kernel/domain-error.ts';
import { tokens, type Container } from '../composition/container.ts';
import { mediaFolder, uploadsFolder } from '../composition/external.ts';
import { archive } from '#adapters/external/archive/archive.ts';
import { serveLocalMedia } from '#adapters/external/media/media-store-local.ts';
import { attachRealtime, isLiveRequest } from '../realtime/server.ts';
import { startWork, type Work } from '../scheduler/work.ts';
import { actorLookup } from './engine/protection/actors.ts';
import { apiHeaders, corsHeaders, ownOriginsOf, pageOrigins } from './engine/protection/headers.ts';
import { bearerTokens } from './engine/protection/authenticate.ts';
import type { Api } from './contract.ts';
import { requireAccessRules } from './engine/protection/door.ts';
import { answerError, beginExchange, exchangeOf, type ApiRequest } from './engine/exchange.ts';
import { createLimits } from './engine/protection/limits.ts';
import { isOpenToEveryName, siteNames } from './engine/protection/hosts.ts';
import { closeGently, createDrain } from './engine/listen.ts';
import { createMetrics, mayReadMetrics } from './engine/metrics.ts';
import { openApiDocument } from './engine/openapi/openapi.ts';
import { watchProxies } from './engine/protection/proxies.ts';
import { refreshCookie } from './engine/protection/refresh-cookie.ts';
import { createRoutes } from './routes.ts';
import type { OddAnswerListener } from './engine/serving/odd-answer.ts';
import { serveRoute, type House, type ServedRoute } from './engine/serving/serve-route.ts';
import { settingsWatch } from './engine/settings-watch.ts';
import { sendJson } from './engine/serving/send-answer.ts';
import { signInGuard } from './engine/protection/sign-in-guard.ts';
import { uploads } from './engine/serving/upload.ts';
import { serveWeb } from './pages/web.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A phone on a weak network may need minutes for a video; headers and answers come at once. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

const closingPatienceMs = 8_000;
const slowMs = 1_000;

type Handler = (request: Request, response: Response, next: NextFunction) => unknown;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const isParameter = (part: string): boolean => part.startsWith(':');

/** `/indicators/draft` before `/indicators/:id`, whatever the order of the contract. */
const bySpecificity = (a: ServedRoute, b: ServedRoute): number => {
  const [left, right] = [a.endpoint.path.split('/'), b.endpoint.path.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = Number(isParameter(left[index] ?? '')) - Number(isParameter(right[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
};

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

/** `users`, `admin/users`: small routers found at once are far quicker than one long list. */
const areaOf = (path: string): string => {
  const [, first = '', second = ''] = path.split('/', 3);
  return first === 'admin' ? `admin/${second.split('?', 1)[0]}` : (first.split('?', 1)[0] ?? '');
};

const notAllowed =
  (methods: readonly string[]): Handler =>
  (request, response) => {
    const names = methods.includes('GET') ? [...methods, 'HEAD', 'OPTIONS'] : [...methods, 'OPTIONS'];
    response.setHeader('Allow', names.toSorted().join(', '));
    if (request.method !== 'OPTIONS') throw new DomainError('route.method_not_allowed');
    response.statusCode = 204;
    response.end();
  };

const areaRouter = (routes: readonly ServedRoute[], house: House): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const sorted = routes.toSorted(bySpecificity);
  for (const route of sorted) {
    const method = route.endpoint.method.toLowerCase() as Method; // the same names in small letters
    const serve = serveRoute(route, house);
    router[method](route.endpoint.path, (request, response) => serve(request as ApiRequest, response)); // params are what the path names
  }
  for (const [path, same] of Map.groupBy(sorted, ({ endpoint }) => endpoint.path)) {
    router.all(path, notAllowed(same.map(({ endpoint }) => endpoint.method)));
  }
  return router;
};

const apiHandler = (routes: readonly ServedRoute[], house: House): Handler => {
  const areas = new Map(
    [...Map.groupBy(routes, ({ endpoint }) => areaOf(endpoint.path))].map(([area, own]) => [
      area,
      areaRouter(own, house),
    ]),
  );
  // Addresses without parameters are found at once; anything about them that is out of the ordinary goes the long way.
  const known = new Map(
    routes
      .filter(({ endpoint }) => !endpoint.path.includes(':'))
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, serveRoute(route, house)]),
  );
  let document: string | undefined;
  return (request, response, next) => {
    const serve = known.get(`${request.method} ${pathOf(request.url)}`);
    if (serve) return serve(Object.assign(request, { params: {} }), response);
    if (request.path === '/openapi.json' && request.method === 'GET') {
      // Made when it is first asked for: a start must not wait for it.
      return sendJson(request, response, 200, (document ??= JSON.stringify(openApiDocument())));
    }
    const area = areas.get(areaOf(request.url));
    return area ? area(request, response, next) : next();
  };
};

const notFound = (): never => {
  throw new DomainError('route.not_found');
};

export type HttpServer = Readonly<{
  server: Server;
  /** From now on readiness says no; everything is still answered, and connections are closed with their answers. */
  drain(): void;
  /** Ends gently: requests in progress are answered, sockets told to come back, work in progress done. */
  close(): Promise<void>;
}>;

export type HttpServerOptions = Readonly<{
  /** Whether this instance also does what nobody asks for: events, mails, jobs. From listening on. */
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
  const app = container.get(tokens.application);
  const clock = container.get(tokens.clock);
  const reads = container.get(tokens.reads);
  const log = container.get(tokens.log);
  const outages = container.get(tokens.outages);
  const onOddAnswer: OddAnswerListener = (endpoint, error) => {
    log.error({ endpoint, error }, 'an answer breaks the contract');
    hearOddAnswer?.(endpoint, error);
  };
  const tickets = container.get(tokens.wsTickets);
  const ownOrigins = ownOriginsOf(config);

  const drain = createDrain();
  const canWrite = container.get(tokens.isReady);
  const isReady = async () => !drain.isDraining() && (await canWrite());
  const groups = createRoutes(app, { tickets, clock, archive, isReady, onOddAnswer });
  const routes: readonly ServedRoute[] = Object.entries(groups).flatMap(
    ([group, own]) => own.map((route) => ({ ...route, group: group as keyof Api })), // createRoutes has exactly these groups
  );
  requireAccessRules(routes);

  if (config.redisUrl !== null) log.info('live messages between the instances go over Redis');

  const settings = settingsWatch(() => reads.settings.read());
  const limits = createLimits({ shared: container.get(tokens.hitCounter) });
  const house: House = {
    actors: actorLookup(app),
    users: reads.users,
    ids: container.get(tokens.ids),
    tokens: bearerTokens({
      signingKey: config.jwtSigningKey,
      previousKey: config.previous.jwtSigningKey,
      clock,
    }),
    cookie: refreshCookie(config.isProduction),
    ownOrigins,
    tickets,
    limits,
    signInGuard: signInGuard({
      limits,
      known: container.get(tokens.knownClients),
      turns: container.get(tokens.signInTurns),
      isProduction: config.isProduction,
    }),
    idempotency: container.get(tokens.idempotency),
    takeUpload: uploads(uploadsFolder(config)),
    settings,
    now: () => clock.now(),
    onOddAnswer,
  };

  const create = () => {
    const created = express();
    created.disable('x-powered-by');
    created.disable('etag');
    created.enable('case sensitive routing');
    created.enable('strict routing');
    created.set('query parser', 'simple');
    created.set('trust proxy', config.trustedProxies.length > 0 ? [...config.trustedProxies] : false);
    return created;
  };
  const failed = (error: unknown, request: IncomingMessage, response: ServerResponse, _next: NextFunction) =>
    answerError(error, request, response, log, (what) => outages.note(what));
  const api = create();
  const serveApi = apiHandler(routes, house);
  const setApiHeaders = apiHeaders(config);
  const setCorsHeaders = corsHeaders(config);
  const siteOf = siteNames(config);
  api.use('/api', (request, response, next) => {
    setApiHeaders(response);
    if (siteOf(request) !== 'product' && !isOpenToEveryName({ url: request.originalUrl })) return notFound();
    if (setCorsHeaders(request, response)) return undefined;
    return serveApi(request, response, next);
  });
  api.use(notFound);
  api.use(failed);

  const web = create();
  web.use(
    helmet({
      // Each kind of answer has a policy of its own; this one is for those that say nothing.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: config.isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    }),
  );
  web.use(compression({ threshold: 1024 }));

  // Everything else that asks for another protocol, `curl --http2` say, is answered in this one.
  const mayUpgrade = (request: IncomingMessage) => isLiveRequest(request) && siteOf(request) === 'product';
  const isTrustedProxy = api.get('trust proxy fn') as (address: string, hop: number) => boolean; // Express compiles the setting
  const proxies = watchProxies({ config, log, isTrusted: (address) => isTrustedProxy(address, 0) });
  const server = createServer({ ...timeouts, shouldUpgradeCallback: mayUpgrade }, (request, response) => {
    const exchange = beginExchange(request);
    proxies.look(request);
    drain.follow(response);
    const { url = '/', method = 'GET' } = request;
    const isApi = url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
    response.setHeader('X-Request-Id', exchange.id);
    response.once('close', () => {
      const milliseconds = performance.now() - exchange.startedAt;
      const status = response.writableFinished ? response.statusCode : 499;
      const route = exchange.route || (isApi ? 'unknown' : 'web');
      metrics.observe(method, route, status, milliseconds);
      const about = { requestId: exchange.id, method, route, status, ms: Math.round(milliseconds) };
      // An outage has a line of its own, and so has anything else that can't be served for now.
      if (status === 503) log.debug(about, 'request');
      else if (status >= 500) log.error(about, 'request');
      else if (milliseconds > slowMs) log.warn(about, 'slow request');
      else log.debug(about, 'request');
    });
    if (isApi) api(request, response);
    else web(request, response);
  });

  const realtime = attachRealtime(server, {
    app,
    tickets,
    bus: container.get(tokens.bus),
    clock,
    origins: [...ownOrigins, ...config.corsOrigins],
    failed: (error) => log.error({ error }, 'a live connection failed'),
  });
  const metrics = createMetrics({ sockets: () => realtime.hub.size });

  web.get('/metrics', async (request, response) => {
    exchangeOf(request).route = '/metrics';
    if (!mayReadMetrics(request, config.metricsToken)) throw new DomainError('route.not_found');
    response.setHeader('Content-Type', metrics.contentType);
    response.setHeader('Cache-Control', 'no-store');
    response.end(await metrics.read());
  });
  const serve = serveWeb({
    app,
    mails: reads.mails,
    isProduction: config.isProduction,
    baseUrl: config.baseUrl,
    distFolder,
    media: config.s3
      ? null
      : serveLocalMedia({
          folder: mediaFolder(config),
          signingKey: config.mediaSigningKey,
          previousKey: config.previous.mediaSigningKey,
          clock,
        }),
    mediaOrigins: pageOrigins(config),
    siteOf,
    hasMediaSite: config.mediaBaseUrl !== config.baseUrl,
    log,
    onOddAnswer,
  });
  web.use(async (request, response) => serve(request, response));
  web.use(failed);

  let work: Work | null = null;
  server.once('listening', () => {
    proxies.warn();
    if (doesWork) work = startWork(container);
  });

  return {
    server,
    drain: drain.begin,
    async close() {
      drain.begin();
      realtime.close();
      const worked = work?.stop();
      await closeGently(server, closingPatienceMs);
      await Promise.race([worked, new Promise((resolve) => setTimeout(resolve, closingPatienceMs).unref())]);
    },
  };
};
