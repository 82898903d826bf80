import { visitor, type Actor } from '../core/access/actor/actor.ts';
import type { Application } from '../core/application.ts';
import { DomainError } from '../core/kernel/domain-error.ts';
import type { Clock } from '../core/kernel/clock.ts';
import type { Language } from '../core/kernel/language.ts';
import { bySpecificity, dispatch, inputOf, type Reply } from '../adapters/http/engine/serving/dispatch.ts';
import { requireAccess } from '../adapters/http/engine/protection/access-guard.ts';
import type { RequestContext, Route, ServerEvent } from '../adapters/http/engine/handlers.ts';
import { parseInput } from '../adapters/http/engine/serving/input.ts';
import { createRoutes } from '../adapters/http/routes.ts';

export type StoryRequest = Readonly<{
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  language: Language;
}>;

/** A story that shows what the contract does not know is a mistake. */
const refuseOdd = (error: Error): never => {
  throw error;
};

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

type MatchingRoute = Route & Readonly<{ matches: RegExp }>;

const matchingRoutes = (app: Application, clock: Clock): readonly MatchingRoute[] =>
  Object.values(
    createRoutes(app, {
      tickets: { issue: async () => 'ticket' },
      clock,
      isReady: async () => true,
      keepSteps: () => (_row, work) => work(),
      onOddAnswer: (_endpoint, error) => refuseOdd(error),
      archive: async function* archive() {
        yield new Uint8Array();
      },
    }),
  )
    .flat()
    .map((route) => ({ ...route, matches: pattern(route.endpoint.path) }))
    .toSorted(bySpecificity);

const actorOf = async ({ account }: Application, headers: Headers): Promise<Actor> => {
  const [, userId, sessionId] = /^Bearer access (\S+) (\S+)/.exec(headers.get('Authorization') ?? '') ?? [];
  if (userId === undefined || sessionId === undefined) return visitor;
  const [actor] = await account.actorsOf([{ userId, sessionId }]);
  if (!actor) throw new DomainError('access.sign_in_required');
  return actor;
};

/** As a router hands them on: an emoji or a Vietnamese word travels in percent signs. */
const decoded = (groups: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));

/** The fields of a form, and the file beside them. */
const partsOf = (body: unknown) => {
  if (!(body instanceof FormData)) return { fields: body, file: null };
  const file = body.get('file');
  return {
    fields: Object.fromEntries([...body].filter(([name]) => name !== 'file')),
    file: file instanceof File ? { path: file.name, name: file.name, size: file.size } : null,
  };
};

const contextOf = ({ headers, language }: StoryRequest): RequestContext => ({
  language,
  address: '127.0.0.1',
  userAgent: navigator.userAgent,
  requestId: 'story',
  requestKey: headers.get('Idempotency-Key') ?? 'story',
  lastEventId: headers.get('Last-Event-ID'),
  refreshToken: null,
  deviceMark: null,
  providerMark: 'the-mark-of-this-browser',
});

/** As the server writes them, so that the browser's own reader of streams is at work. */
const eventsResponse = (events: AsyncIterable<ServerEvent>): Response => {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) return controller.close();
      const { name, id, data } = next.value;
      const frame = `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      controller.enqueue(encoder.encode(frame));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const responseOf = (reply: Reply): Response => {
  if (reply.events) return eventsResponse(reply.events);
  if (reply.file) {
    const { bytes, contentType } = reply.file.content;
    return new Response(bytes as BodyInit, { headers: { 'Content-Type': contentType } }); // stories read no streams
  }
  const { status, headers, body } = reply;
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status, headers });
};

/** Answers requests as the server does: contracts, access rules, use cases and rules. */
export const storyRoutes = (app: Application, clock: Clock) => {
  const routes = matchingRoutes(app, clock);

  return async (request: StoryRequest): Promise<Response> => {
    const { method, url, headers } = request;
    const path = url.pathname.replace(/^\/api/, '');
    const route = routes.find(({ endpoint, matches }) => endpoint.method === method && matches.test(path));
    if (route === undefined) throw new DomainError('route.not_found');
    const actor = await actorOf(app, headers);
    requireAccess(route.endpoint.access, actor);
    const { fields, file } = partsOf(request.body);
    const parsed = parseInput(route.endpoint, {
      params: decoded(route.matches.exec(path)?.groups),
      query: Object.fromEntries(url.searchParams),
      body: fields,
    });
    const input = inputOf(parsed, { actor, file, sent: null, context: contextOf(request) });
    return responseOf(await dispatch(route, input, refuseOdd));
  };
};
