import { visitor, type Actor } from '../core/access/actor/actor.ts';
import type { User } from '../core/people/account/user.ts';
import { createApplication } from '../core/application.ts';
import { DomainError } from '../core/kernel/domain-error.ts';
import { isLanguage, type Language } from '../core/kernel/language.ts';
import type { Ports } from '../core/kernel/ports.ts';
import { api } from '../adapters/http/contract.ts';
import { requireAccess } from '../adapters/http/engine/protection/door.ts';
import { AnswerWithCookies, FileAnswer, type Input, ListAnswer } from '../adapters/http/engine/handlers.ts';
import { encodeOutput, parseInput } from '../adapters/http/engine/serving/input.ts';
import { createRoutes } from '../adapters/http/routes.ts';
import { problemOf, refusalOf } from '../adapters/http/engine/serving/send-error.ts';
import { say } from '../adapters/ports/messages.ts';
import { createStore, type Seed } from '../adapters/memory/engine/create-store.ts';
import { memoryRepositories } from '../adapters/memory/repositories.ts';
import { memoryBeginReading } from '../adapters/memory/engine/snapshot-reading.ts';
import { memoryTransaction } from '../adapters/memory/engine/transaction.ts';
import { noon } from '../fixtures/engine/ids.ts';
import {
  countingChance,
  countingIds,
  memoryMediaStore,
  movableClock,
  outbox,
  plainBankSignatures,
  plainDocumentPrinter,
  plainMediaProcessor,
  plainPasswords,
  pushOutbox,
  plainReportPrinter,
  plainTokens,
} from '../fixtures/engine/ports.ts';
import { aSession } from '../fixtures/people/users.ts';
import { client } from '../ui/member-web/app/client.ts';
import { signedIn } from '#ui/api/signed-in.ts';

/** What a story says about the house it plays in. */
export type HouseParameters = Readonly<{
  /** Beside what the seed brings. */
  seed?: Seed;
  /** Who is signed in; also put into the seed. Absent: a visitor. */
  as?: User;
  at?: Date;
  ports?: Partial<Ports>;
  /** `'GET /rewards': 'waiting'` never answers, `'failing'` answers 500, `'away'` loses the connection. */
  answers?: Readonly<Record<string, 'waiting' | 'failing' | 'away'>>;
}>;

const sessionId = 'session-of-the-story';

const pattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** The real application on memory behind `fetch`: contracts, doors, use cases and rules as on the server. */
const createHouse = ({ seed = {}, as, at = noon, ports: replaced = {}, answers = {} }: HouseParameters) => {
  const store = createStore({
    ...seed,
    users: [...(as === undefined ? [] : [as]), ...(seed.users ?? []).filter(({ id }) => id !== as?.id)],
    sessions: [
      ...(seed.sessions ?? []),
      ...(as === undefined ? [] : [aSession({ id: sessionId, userId: as.id })]),
    ],
    credentials: { ...(as === undefined ? {} : { [as.id]: 'hash of mat-khau' }), ...seed.credentials },
  });
  const clock = movableClock(at);
  const app = createApplication({
    reads: memoryRepositories(store),
    transaction: memoryTransaction(store),
    beginReading: memoryBeginReading,
    clock,
    sharedClock: { now: async () => clock.now() },
    ids: countingIds(),
    chance: countingChance(),
    passwords: plainPasswords,
    tokens: plainTokens,
    mediaStore: memoryMediaStore(),
    mediaProcessor: plainMediaProcessor,
    reportPrinter: plainReportPrinter,
    documentPrinter: plainDocumentPrinter,
    mailer: outbox(),
    pushSender: pushOutbox(),
    sentences: say,
    bankSignatures: plainBankSignatures,
    baseUrl: location.origin,
    ...replaced,
  });
  const routes = Object.values(
    createRoutes(app, {
      tickets: { issue: async () => 'ticket' },
      clock,
      isReady: async () => true,
      onOddAnswer: (_endpoint, error) => refuseOdd(error),
      archive: async function* archive() {
        yield new Uint8Array();
      },
    }),
  )
    .flat()
    .map((route) => ({ ...route, matches: pattern(route.endpoint.path) }))
    // `/indicators/draft` before `/indicators/:id`
    .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

  const actorOf = async (headers: Headers): Promise<Actor> => {
    const [, userId, id] = /^Bearer access (\S+) (\S+)/.exec(headers.get('Authorization') ?? '') ?? [];
    if (userId === undefined || id === undefined) return visitor;
    const [actor] = await app.account.actorsOf([{ userId, sessionId: id }]);
    if (!actor) throw new DomainError('access.sign_in_required');
    return actor;
  };

  const serve = async (method: string, url: URL, headers: Headers, body: unknown, language: Language) => {
    const path = url.pathname.replace(/^\/api/, '');
    const route = routes.find(({ endpoint, matches }) => endpoint.method === method && matches.test(path));
    if (route === undefined) throw new DomainError('route.not_found');
    const actor = await actorOf(headers);
    requireAccess(route.endpoint.access, actor);
    const isUpload = body instanceof FormData;
    const file = isUpload ? body.get('file') : null;
    const input = parseInput(route.endpoint, {
      params: { ...route.matches.exec(path)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: isUpload ? Object.fromEntries([...body].filter(([name]) => name !== 'file')) : body,
    });
    const output = await route.handle({
      actor,
      ...input,
      file: file instanceof File ? { path: file.name, name: file.name, size: file.size } : null,
      context: {
        language,
        address: '127.0.0.1',
        userAgent: navigator.userAgent,
        requestId: 'story',
        requestKey: headers.get('Idempotency-Key') ?? 'story',
        refreshToken: null,
      },
    } as Input); // the schemas made them
    const answer: unknown = output instanceof AnswerWithCookies ? output.output : output;
    if (answer instanceof FileAnswer) {
      const { bytes, contentType } = answer.content;
      return new Response(bytes as BodyInit, { headers: { 'Content-Type': contentType } }); // stories read no streams
    }
    if (answer instanceof ListAnswer) {
      const rows = encodeOutput(route.endpoint, answer.list.rows, refuseOdd);
      const last = Math.max(answer.list.rows.length - 1, 0);
      const { total, totalIsCapped } = answer.list;
      const headers: Record<string, string> = {
        'Content-Range': `rows 0-${last}/${totalIsCapped ? '*' : total}`,
      };
      if (totalIsCapped) headers['Total-More-Than'] = String(total);
      return Response.json(rows, { headers });
    }
    return route.endpoint.output === undefined
      ? new Response(null, { status: 204 })
      : Response.json(encodeOutput(route.endpoint, answer, refuseOdd), {
          status: route.endpoint.status ?? 200,
        });
  };

  const answer = async (url: URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const asked = headers.get('Accept-Language');
    const language = isLanguage(asked) ? asked : 'vi';
    const method = init.method ?? 'GET';
    const staged = answers[`${method} ${url.pathname.replace(/^\/api/, '')}`];
    if (staged === 'waiting') return new Promise(() => undefined);
    if (staged === 'away') throw new TypeError('Failed to fetch');
    try {
      if (staged === 'failing') throw new Error('staged');
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
      return await serve(method, url, headers, body, language);
    } catch (error) {
      if (!(error instanceof DomainError) && staged !== 'failing') console.error(error);
      const problem = problemOf(refusalOf(error), { language, requestId: 'story-0001' });
      return Response.json(problem, {
        status: problem.status,
        headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': problem.requestId },
      });
    }
  };

  return { answer };
};

/** A story that shows what the contract does not know is a mistake. */
const refuseOdd = (error: Error): never => {
  throw error;
};

/** Stands in for the server until the story ends; answers what undoes it. */
export const openHouse = async (parameters: HouseParameters) => {
  const { answer } = createHouse(parameters);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    return url.origin === location.origin && url.pathname.startsWith('/api/')
      ? answer(url, init)
      : fetch(input, init);
  };
  if (parameters.as === undefined) signedIn.signOut();
  else {
    const token = `access ${parameters.as.id} ${sessionId} now`;
    const me = await fetchMe(token, answer);
    signedIn.signIn(token, me);
  }
  return () => {
    globalThis.fetch = fetch;
    signedIn.signOut();
  };
};

type Me = Awaited<ReturnType<typeof client.me.get>>;

const fetchMe = async (
  token: string,
  answer: (url: URL, init: RequestInit) => Promise<Response>,
): Promise<Me> => {
  const response = await answer(new URL('/api/me', location.origin), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return api.me.get.output.decode(await response.json());
};
