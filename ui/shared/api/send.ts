import type { Method } from '#http/engine/contract/endpoint.ts';
import type { Language } from '#core/kernel/language.ts';
import { type ApiError, readProblem, unreachable } from './api-error.ts';
import { receivedEvents } from './event-stream.ts';
import { idempotencyKeys } from './idempotency.ts';
import { type SignedInUser, signedIn } from './signed-in.ts';

export type Request = Readonly<{
  method: Method;
  path: string;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** A file comes as it is, with the name that the server gave it; events come one by one. */
  as?: 'json' | 'file' | 'events' | undefined;
  /** Of a stream: what came after this one. */
  lastEventId?: string | undefined;
}>;

export type ReceivedFile = Readonly<{ blob: Blob; name: string | undefined }>;

/** Answers the JSON (or a `ReceivedFile`, or the events of a stream), or throws an `ApiError`. */
export type Send = (request: Request) => Promise<unknown>;

const address = (base: string, { path, query = {} }: Request) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString();
  return `${base}${path}${text ? `?${text}` : ''}`;
};

/** RFC 6266: the encoded name, where there is one, is the right one. */
const fileName = (disposition: string | null) => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined
    ? /filename="?([^";]+)/i.exec(disposition ?? '')?.[1]
    : decodeURIComponent(encoded);
};

/** Codes that a fresh access token may cure. */
const curable = (error: ApiError) => error.status === 401 && !error.code.startsWith('auth.invalid');

type Options = Readonly<{
  base?: string;
  language: () => Language;
  /** Reads the answer of `/auth/refresh` as its contract says. */
  decodeSession: (answer: unknown) => unknown;
  /** Asks the person who they are, where the server wants to know anew; false when they would not say. */
  confirmIdentity?: () => Promise<boolean>;
  /** What must be there before a refusal is shown. */
  beforeRefusal?: () => Promise<unknown>;
  /** Of staff who see the site as a member: in which viewing, and the member's account by a token of theirs. */
  viewing?: Readonly<{
    current: () => string | null;
    account: (headers: Headers) => Promise<SignedInUser | undefined>;
  }>;
  fetch?: typeof globalThis.fetch;
}>;

/** Under this name the server is told in which viewing is asked. */
const viewingHeader = 'Staff-Viewing';

/** All that says who asks, in which language, and in which form. */
const headersOf = (
  { path, as, lastEventId }: Request,
  isJson: boolean,
  { language, viewing }: Pick<Options, 'language' | 'viewing'>,
): Headers => {
  const session = signedIn.current();
  const headers = new Headers({
    Accept: as === 'events' ? 'text/event-stream' : 'application/json',
    'Accept-Language': language(),
  });
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  if (isJson) headers.set('Content-Type', 'application/json');
  if (session.status === 'member' && session.accessToken !== '')
    headers.set('Authorization', `Bearer ${session.accessToken}`);
  const viewingId = viewing?.current() ?? null;
  // The sign-in itself is the staff's own.
  if (viewingId !== null && path !== '/auth/refresh') headers.set(viewingHeader, viewingId);
  return headers;
};

/** Whom the site is seen as; undefined outside a viewing. */
const viewedUser = async (
  viewing: Options['viewing'],
  accessToken: string,
): Promise<SignedInUser | undefined> => {
  const viewingId = viewing?.current() ?? null;
  if (viewing === undefined || viewingId === null) return undefined;
  return viewing.account(
    new Headers({
      Authorization: `Bearer ${accessToken}`,
      [viewingHeader]: viewingId,
      Accept: 'application/json',
    }),
  );
};

export const createSend = ({
  base = '/api',
  language,
  decodeSession,
  confirmIdentity,
  beforeRefusal,
  viewing,
  fetch = (...input) => globalThis.fetch(...input),
}: Options) => {
  const keys = idempotencyKeys();
  let refreshing: Promise<boolean> | undefined;

  const call = async (request: Request): Promise<Response> => {
    const writes = request.method !== 'GET';
    const isForm = typeof FormData !== 'undefined' && request.body instanceof FormData;
    const text = request.body === undefined || isForm ? undefined : JSON.stringify(request.body);
    const intent = `${request.method} ${request.path} ${text ?? ''}`;

    const headers = headersOf(request, text !== undefined, { language, ...(viewing && { viewing }) });
    if (writes) headers.set('Idempotency-Key', request.idempotencyKey ?? keys.take(intent));

    let response: Response;
    try {
      response = await fetch(address(base, request), {
        method: request.method,
        headers,
        credentials: 'same-origin',
        signal: request.signal ?? null,
        ...(isForm ? { body: request.body as FormData } : text === undefined ? {} : { body: text }), // isForm proved it
      });
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw unreachable();
    }
    // A 5xx may still have done the work: only a clear answer closes the intent.
    if (response.status < 500) keys.answered(intent);
    if (!response.ok) {
      // A session that ended and a server that broke are spoken of in other words.
      const isRefusal = response.status < 500 && request.path !== '/auth/refresh';
      const [problem] = await Promise.all([
        readProblem(response),
        isRefusal ? beforeRefusal?.().catch(() => undefined) : undefined,
      ]);
      throw problem;
    }
    return response;
  };

  const askForSession = async () => {
    try {
      const answer: unknown = await (await call({ method: 'POST', path: '/auth/refresh', body: {} })).json();
      const { accessToken, user } = decodeSession(answer) as { accessToken: string; user: SignedInUser }; // the contract of /auth/refresh
      signedIn.signIn(accessToken, (await viewedUser(viewing, accessToken)) ?? user);
      return true;
    } catch (error) {
      const refused = (error as ApiError).status; // call throws nothing else
      if (refused >= 400 && refused < 500 && refused !== 429) signedIn.signOut();
      else if (signedIn.current().status === 'unknown') throw error; // nobody knows yet who this is: the caller must say so
      return false;
    }
  };

  /** One refresh at a time, in this tab and across tabs: the cookie rotates at each use. */
  const refresh = (): Promise<boolean> =>
    (refreshing ??= (
      typeof navigator !== 'undefined' && navigator.locks
        ? navigator.locks.request('fitboard-refresh', askForSession)
        : askForSession()
    ).finally(() => {
      refreshing = undefined;
    }));

  /** With a fresh token when the old one has expired. */
  const sendFresh = async (request: Request): Promise<Response> => {
    const known = signedIn.current();
    // Known from the device alone: who it is, the server has to say before it is asked for anything.
    if (known.status === 'member' && known.accessToken === '' && request.path !== '/auth/refresh')
      await refresh();
    try {
      return await call(request);
    } catch (error) {
      const problem = error as ApiError; // an abort has no status, so it is not curable either
      const mayCure =
        signedIn.current().status === 'member' &&
        problem.status === 401 &&
        curable(problem) &&
        !request.path.startsWith('/auth/refresh');
      if (!mayCure || !(await refresh())) throw error;
      return call(request);
    }
  };

  /** Once more when the person has shown who they are: a refusal did nothing, so the request is a new one. */
  const sendRaw = async (request: Request): Promise<Response> => {
    try {
      return await sendFresh(request);
    } catch (error) {
      if ((error as ApiError).code !== 'access.proof_due' || !(await confirmIdentity?.())) throw error; // an abort has no code
      return sendFresh(request);
    }
  };

  const send: Send = async (request) => {
    const response = await sendRaw(request);
    if (request.as === 'file') {
      return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
    }
    if (request.as === 'events') return receivedEvents(response);
    return response.status === 204 ? undefined : response.json();
  };

  return { send, sendRaw, refresh };
};
