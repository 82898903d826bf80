import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { visitor, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { Users } from '#core/people/account/ports.ts';
import { beforeAskerIsKnown } from '#adapters/composition/asker.ts';
import type { Idempotency, StoredAnswer } from '#adapters/ports/idempotency.ts';
import type { WsTickets } from '#adapters/ports/ws-tickets.ts';
import { isSameActor, type Actors } from '../protection/actors.ts';
import type { BearerTokens } from '../protection/authenticate.ts';
import type { Api } from '../../contract.ts';
import { isStaff, requireAccess } from '../protection/door.ts';
import { exchangeOf, readerLanguage, type ApiRequest } from '../exchange.ts';
import {
  AnswerWithCookies,
  FileAnswer,
  ListAnswer,
  type Input,
  type RequestContext,
  type Route,
  type SentText,
} from '../handlers.ts';
import { encodeOutput, parseInput } from './input.ts';
import { readJson, readText, receiveBody, type ReceivedBody } from './json-body.ts';
import type { OddAnswerListener } from './odd-answer.ts';
import { accountOfEmail, limitHeaders, type Allowance, type Limits } from '../protection/limits.ts';
import { requireSameOrigin, type refreshCookie } from '../protection/refresh-cookie.ts';
import { contentRange, moreThanHeader, sendFile, sendJson } from './send-answer.ts';
import { refusalOf } from './send-error.ts';
import type { SignInGuard } from '../protection/sign-in-guard.ts';
import type { Uploads } from './upload.ts';

export type House = Readonly<{
  actors: Actors;
  users: Pick<Users, 'findByEmail'>;
  ids: Ids;
  tokens: BearerTokens;
  cookie: ReturnType<typeof refreshCookie>;
  /** Where pages that may use the cookie come from. */
  ownOrigins: readonly string[];
  limits: Limits;
  tickets: Pick<WsTickets, 'consume'>;
  signInGuard: SignInGuard;
  idempotency: Pick<Idempotency, 'once'>;
  takeUpload: Uploads;
  /** Soon, whatever becomes of the database. */
  settings: () => SwitchedSettings | Promise<SwitchedSettings>;
  now: () => Date;
  onOddAnswer: OddAnswerListener;
}>;

type SwitchedSettings = Pick<Settings, 'maintenance' | 'maintenanceUntil'>;

export type ServedRoute = Route & Readonly<{ group: keyof Api }>;

/** Groups whose open endpoints are the same for everybody: a token, good or bad, says nothing there. */
const impersonal: ReadonlySet<string> = new Set<keyof Api>(['auth', 'site', 'bankWebhooks']);
/** What has to work while the house is closed: staff come in, watchdogs see it, and money goes on arriving. */
const openInMaintenance: ReadonlySet<string> = new Set<keyof Api>(['auth', 'site', 'bankWebhooks']);

const idempotencyKey = /^[\w.:~+/=-]{1,200}$/;

const keyOf = ({ headers }: ApiRequest): string | null => {
  const given = headers['idempotency-key'];
  return typeof given === 'string' ? given : null;
};

const addressOf = (request: ApiRequest): string => request.ip ?? request.socket.remoteAddress ?? '';

/** Node joins what is sent twice; what it leaves as a list is no header of a signature. */
const headersOf = ({ headers }: ApiRequest): SentText['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const emailIn = (body: unknown): string | null => {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : null;
  return typeof email === 'string' ? email : null;
};

/** The address and the ticket at its end: it opens the address that stands before it, to the letter. */
const ticketed = /^(?<address>.+)&ticket=(?<ticket>[\w-]+)$/;

const statusOf = ({ endpoint: { status, output } }: Route): number => status ?? (output ? 200 : 204);

const hashOf = (request: ApiRequest, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.originalUrl, body ?? null]))
    .digest('base64url');

/** What is our fault was no guess of theirs. */
const noGuess = async (error: unknown, allowance: Allowance | null): Promise<void> => {
  const kind = kindOf(refusalOf(error).code);
  if (kind !== 'unavailable' && kind !== 'unexpected') return;
  try {
    await allowance?.forgiven();
  } catch {
    // The database that failed the request fails this too.
  }
};

/** Work begun before it was known for whom. */
type Ahead = Readonly<{ input: Input; output: Promise<unknown> }>;
type Asker = Readonly<{ actor: Actor; ahead: Ahead | null }>;

/** Everything between the router and a use case, in one place: read top down. */
export const serveRoute = (route: ServedRoute, house: House) => {
  const { endpoint, group, name } = route;
  const { access, limit, idempotent = false, accepts = 'json', signed = false, maxBytes } = endpoint;
  const isWrite = endpoint.method !== 'GET';
  const readsToken = access !== 'visitor' || !impersonal.has(group);
  const usesCookie = group === 'auth' && (name === 'refresh' || name === 'logout');
  const closesInMaintenance = !openInMaintenance.has(group);
  const status = statusOf(route);
  const mayReadAhead = !isWrite && !limit && endpoint.produces !== 'file';

  const ticketHolder = async ({ originalUrl }: ApiRequest): Promise<UserActor | null> => {
    const { address = '', ticket } = ticketed.exec(originalUrl)?.groups ?? {};
    const holder = ticket === undefined ? null : await house.tickets.consume(ticket, house.now(), address);
    const { userId, sessionId } = holder ?? {};
    return userId && sessionId ? house.actors.behind({ userId, sessionId }) : null;
  };

  const actorOf = async (request: ApiRequest): Promise<Asker> => {
    if (endpoint.takesTicket && !house.tokens.isGiven(request))
      return { actor: (await ticketHolder(request)) ?? visitor, ahead: null };
    if (!readsToken || !house.tokens.isGiven(request)) return { actor: visitor, ahead: null };
    const claims = await house.tokens.read(request);
    const asked = claims && house.actors.behind(claims);
    const guess = claims && mayReadAhead ? house.actors.lastBehind(claims) : undefined;
    const ahead = asked && guess ? readAhead(request, guess, asked) : null;
    const actor = await asked;
    // Also where visitors may look: a client whose token ran out must hear of it, or it would see less than it may.
    if (!actor) throw new DomainError('access.sign_in_required');
    return { actor, ahead: ahead && guess && isSameActor(actor, guess) ? ahead : null };
  };

  const mayAsk = (actor: Actor): boolean => {
    try {
      requireAccess(access, actor);
      return true;
    } catch {
      return false;
    }
  };

  /**
   * Begins to read while the database is asked who is behind the token, as if that were who it was the last time. What
   * is read is answered only if it is; else it never happened, and all is done again for whoever it really is.
   */
  const readAhead = (
    request: ApiRequest,
    guess: UserActor,
    asked: Promise<UserActor | null>,
  ): Ahead | null => {
    if (!mayAsk(guess)) return null;
    let input: Input;
    try {
      const { params, query, body } = parseInput(endpoint, { params: request.params, query: request.query, body: undefined }); // prettier-ignore
      const context = contextOf(request, guess, keyOf(request), undefined);
      input = { actor: guess, params, query, body, file: null, sent: null, context } as Input; // the schemas made them
    } catch {
      // Who asks hears of it first.
      return null;
    }
    const known = asked.then((actor) => {
      if (!actor || !isSameActor(actor, guess)) throw new DomainError('access.sign_in_required');
    });
    known.catch(() => undefined); // whoever waits for it hears of it
    const output = beforeAskerIsKnown(known, async () => route.handle(input));
    output.catch(() => undefined); // nobody may come for it
    return { input, output };
  };

  const requireOpenHouse = ({ maintenance, maintenanceUntil }: SwitchedSettings, actor: Actor): void => {
    if (!maintenance || isStaff(actor)) return;
    const until = maintenanceUntil === null ? Number.NaN : Date.parse(maintenanceUntil);
    const seconds = Math.ceil((until - house.now().getTime()) / 1000);
    throw new DomainError('service.maintenance', { seconds: seconds > 0 ? seconds : 120 });
  };

  const allow = async (request: ApiRequest, response: ServerResponse, actor: Actor, body: unknown) => {
    if (!limit) {
      await house.limits.take(isWrite ? 'write' : 'read', { address: addressOf(request), account: null });
      return null;
    }
    const email = actor.kind === 'user' ? null : emailIn(body);
    const found = email === null ? null : await house.users.findByEmail(email);
    const account =
      actor.kind === 'user' ? actor.id : email === null ? null : accountOfEmail(email, found?.id ?? null);
    const address = addressOf(request);
    const allowance =
      limit === 'sign-in' && account !== null && actor.kind !== 'user'
        ? await house.signInGuard({ request, response, address, account })
        : await house.limits.take(limit, { address, account });
    for (const [header, value] of limitHeaders(allowance)) response.setHeader(header, value);
    return allowance;
  };

  const contextOf = (
    request: ApiRequest,
    actor: Actor,
    key: string | null,
    body: unknown,
  ): RequestContext => {
    const refreshToken = usesCookie ? house.cookie.read(request) : null;
    const hasOwnToken = typeof body === 'object' && body !== null && 'refreshToken' in body;
    if (refreshToken !== null && !hasOwnToken) requireSameOrigin(request, house.ownOrigins);
    let requestKey = key;
    return {
      language: readerLanguage(request, actor),
      address: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      requestId: exchangeOf(request).id,
      // Most requests set nothing in motion.
      get requestKey() {
        requestKey ??= house.ids.next();
        return requestKey;
      },
      refreshToken,
    };
  };

  /** The answer's text, for what is JSON; anything else has been sent when this resolves. */
  const answer = async (
    input: Input,
    response: ServerResponse,
    ahead: Ahead | null = null,
  ): Promise<StoredAnswer | null> => {
    let output = await (ahead ? ahead.output : route.handle(input));
    if (output instanceof AnswerWithCookies) {
      house.cookie.write(response, output.change);
      output = output.output;
    }
    if (output instanceof FileAnswer) {
      await sendFile(response, output);
      return null;
    }
    if (output instanceof ListAnswer) {
      const { rows, total, totalIsCapped } = output.list;
      const range: unknown = Reflect.get(Object(input.query), 'range');
      const from = Array.isArray(range) ? Number(range[0]) : 0;
      const counted = { from, count: rows.length, total: totalIsCapped ? null : total };
      response.setHeader('Content-Range', contentRange(endpoint, counted));
      if (totalIsCapped) response.setHeader(moreThanHeader, total);
      output = rows;
    }
    return { status, body: encodeOutput(endpoint, output, (error) => house.onOddAnswer(name, error)) };
  };

  const serve = async (
    request: ApiRequest,
    response: ServerResponse,
    received: ReceivedBody | null,
  ): Promise<void> => {
    const exchange = exchangeOf(request);
    const settings = closesInMaintenance ? house.settings() : null;
    const { actor, ahead } = await actorOf(request);
    exchange.actor = actor;
    requireAccess(access, actor);
    if (settings) requireOpenHouse(settings instanceof Promise ? await settings : settings, actor);

    const upload = accepts === 'multipart' ? await house.takeUpload(request, response) : null;
    try {
      const body = upload ? upload.fields : readJson(received, signed ? null : undefined);
      const raw = { params: request.params, query: request.query, body };
      const { params, query, body: parsedBody } = ahead ? ahead.input : parseInput(endpoint, raw);
      const allowance = await allow(request, response, actor, parsedBody);
      try {
        const given = keyOf(request);
        const key = given !== null && idempotencyKey.test(given) ? given : null;
        if (idempotent && given !== null && key === null) throw new DomainError('idempotency.key_invalid');

        const input =
          ahead?.input ??
          ({
            actor,
            params,
            query,
            body: parsedBody,
            file: upload?.file ?? null,
            sent: signed ? { text: readText(received), headers: headersOf(request) } : null,
            context: contextOf(request, actor, key, parsedBody),
          } as Input); // the schemas made them
        const work = async () => {
          const made = await answer(input, response);
          if (!made) throw new TypeError(`${name} answers a file and can't be idempotent`);
          return made;
        };
        const made =
          idempotent && key !== null && actor.kind === 'user'
            ? await house.idempotency.once(actor.id, key, hashOf(request, body), work)
            : await answer(input, response, ahead);
        await allowance?.succeeded();
        await upload?.discard();
        if (!made) return;
        if (made.status === 204) {
          response.statusCode = 204;
          response.end();
        } else await sendJson(request, response, made.status, JSON.stringify(made.body));
      } catch (error) {
        await noGuess(error, allowance);
        throw error;
      }
    } finally {
      await upload?.discard();
    }
  };

  const answersInTime = mayTakeItsTime(route) ? serve : withinPatience(serve);
  const takesJson = isWrite && accepts === 'json';
  return async (request: ApiRequest, response: ServerResponse): Promise<void> => {
    exchangeOf(request).route = endpoint.path;
    // Much is taken only from whoever may send it; who that is, is asked again with the rest.
    if (maxBytes !== undefined) requireAccess(access, (await actorOf(request)).actor);
    // A weak network may take its time; the house may not.
    await answersInTime(request, response, takesJson ? await receiveBody(request, maxBytes) : null);
  };
};

/** Files, and work on them, take as long as they take; each has limits of its own. */
const mayTakeItsTime = ({ endpoint: { accepts, produces, limit } }: Route): boolean =>
  accepts === 'multipart' || produces === 'file' || limit === 'heavy';

/** The database gives each statement less than this; several in a row that all wait must not add up. */
const patienceMs = 4_500;

type Serve = (request: ApiRequest, response: ServerResponse, received: ReceivedBody | null) => Promise<void>;

/** Whoever asked hears within 5 seconds that it did not work, whatever is hanging. */
const withinPatience =
  (serve: Serve): Serve =>
  (request, response, received) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new DomainError('service.unavailable', { seconds: 5 })),
        patienceMs,
      );
      serve(request, response, received)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
