import { DomainError } from '../core/kernel/domain-error.ts';
import { isLanguage } from '../core/kernel/language.ts';
import { api } from '../adapters/http/contract.ts';
import { problemOf, refusalOf } from '../adapters/http/engine/serving/send-error.ts';
import { client } from '../ui/member-web/app/client.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { createStoryApplication, sessionId, type ApplicationParameters } from './story-application.ts';
import { storyRoutes } from './story-routes.ts';

/** What a story says about the server it plays with. */
export type ServerParameters = ApplicationParameters &
  Readonly<{
    /** `'GET /rewards': 'waiting'` never answers, `'failing'` answers 500, `'away'` loses the connection. */
    answers?: Readonly<Record<string, 'waiting' | 'failing' | 'away'>>;
  }>;

type Answer = (url: URL, init: RequestInit) => Promise<Response>;

/** The application behind `fetch`, with the answers that the story stages. */
const storyServer = async (parameters: ServerParameters): Promise<Answer> => {
  const { app, clock } = createStoryApplication(parameters);
  await parameters.before?.({ app, clock });
  const serve = storyRoutes(app, clock);
  const { answers = {} } = parameters;

  return async (url, init) => {
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
      return await serve({ method, url, headers, body, language });
    } catch (error) {
      if (!(error instanceof DomainError) && staged !== 'failing') console.error(error);
      const problem = problemOf(refusalOf(error), { language, requestId: 'story-0001' });
      return Response.json(problem, {
        status: problem.status,
        headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': problem.requestId },
      });
    }
  };
};

/** Stands in for the server until the story ends; answers what undoes it. */
export const openStoryServer = async (parameters: ServerParameters) => {
  const answer = await storyServer(parameters);
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

const fetchMe = async (token: string, answer: Answer): Promise<Me> => {
  const response = await answer(new URL('/api/me', location.origin), {
    headers: { Authorization: `Bearer ${token}` },
  });
  return api.me.get.output.decode(await response.json());
};
