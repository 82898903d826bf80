import { Router } from 'express';
import { DomainError } from '#core/kernel/domain-error.ts';
import { bySpecificity } from '../serving/dispatch.ts';
import type { ApiRequest } from '../exchange.ts';
import { openApiDocument } from '../openapi/openapi.ts';
import { sendJson } from '../serving/send-answer.ts';
import { serveRoute } from '../serving/serve-route.ts';
import type { Handler } from './express-app.ts';
import type { RouteServices, ServedRoute } from './route-services.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

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

/** Made when it is first asked for: a start does not wait for hundreds of routes, and memory holds those in use. */
const whenNeeded = <Thing>(make: () => Thing): (() => Thing) => {
  let made: Thing | undefined;
  return () => (made ??= make());
};

/** A route with everything between the router and its handler. */
type Served = ServedRoute & Readonly<{ serve: () => ReturnType<typeof serveRoute> }>;

const areaRouter = (routes: readonly Served[]): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const sorted = routes.toSorted(bySpecificity);
  for (const { endpoint, serve } of sorted) {
    const method = endpoint.method.toLowerCase() as Method; // the same names in small letters
    router[method](endpoint.path, (request, response) => serve()(request as ApiRequest, response)); // params are what the path names
  }
  for (const [path, same] of Map.groupBy(sorted, ({ endpoint }) => endpoint.path)) {
    router.all(path, notAllowed(same.map(({ endpoint }) => endpoint.method)));
  }
  return router;
};

export const apiRouter = (routes: readonly ServedRoute[], services: RouteServices): Handler => {
  const served = routes.map((route): Served => ({
    ...route,
    serve: whenNeeded(() => serveRoute(route, services)),
  }));
  const areas = new Map(
    [...Map.groupBy(served, ({ endpoint }) => areaOf(endpoint.path))].map(([area, own]) => [
      area,
      whenNeeded(() => areaRouter(own)),
    ]),
  );
  // Addresses without parameters are found at once; anything unusual about them takes the routers below.
  const fixed = new Map(
    served
      .filter(({ endpoint }) => !endpoint.path.includes(':'))
      .map(({ endpoint, serve }) => [`${endpoint.method} ${endpoint.path}`, serve]),
  );
  let document: string | undefined;
  return (request, response, next) => {
    const serve = fixed.get(`${request.method} ${pathOf(request.url)}`);
    if (serve) return serve()(Object.assign(request, { params: {} }), response);
    if (request.path === '/openapi.json' && request.method === 'GET') {
      // Made when it is first requested: a start must not wait for it.
      return sendJson(request, response, 200, (document ??= JSON.stringify(openApiDocument())));
    }
    const area = areas.get(areaOf(request.url));
    return area ? area()(request, response, next) : next();
  };
};
