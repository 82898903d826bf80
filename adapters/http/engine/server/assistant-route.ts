import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { day, minute } from '#core/kernel/time.ts';
import { tokenLimits } from '#core/people/personal-token/personal-token.ts';
import type { AssistantEndpoint } from '#adapters/ports/assistant-endpoint.ts';
import { exchangeOf, readerLanguage, type ApiRequest } from '../exchange.ts';
import { limitHeaders } from '../protection/limits.ts';
import { readJson, receiveBody } from '../serving/json-body.ts';
import { addressOf } from '../serving/steps/request-context.ts';
import { requireOpenSite } from '../serving/steps/maintenance.ts';
import type { RouteServices } from './route-services.ts';

export const assistantPath = '/mcp';

type Parts = Readonly<{
  personalToken: Pick<Application['personalToken'], 'openPersonalToken'>;
  endpoint: AssistantEndpoint;
  /** Browsers name where a page comes from; programs name nothing. */
  origins: readonly string[];
}>;

/** What the protocol says in headers; nothing else of a caller is handed on. */
const protocolHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id'] as const;

const bearerIn = ({ headers }: IncomingMessage): string => {
  const [, value] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  if (value === undefined) throw new DomainError('token.expired');
  return value;
};

/** A bundle of messages would count as one call. */
const oneMessage = (body: unknown): object => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('input.invalid');
  return body;
};

const isCall = (message: object): boolean => Reflect.get(message, 'method') === 'tools/call';

const writeAnswer = async (response: ServerResponse, answer: Response): Promise<void> => {
  response.statusCode = answer.status;
  const contentType = answer.headers.get('content-type');
  if (contentType !== null) response.setHeader('Content-Type', contentType);
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/** POST /mcp: one message of an assistant that a member lets in with a personal token, which opens nothing else. */
export const assistantRoute = (
  { personalToken, endpoint, origins }: Parts,
  { limits, settings, now }: Pick<RouteServices, 'limits' | 'settings' | 'now'>,
) => {
  /** The minute first: what it refuses does not count against the day. */
  const takeCall = async (response: ServerResponse, tokenId: string): Promise<void> => {
    const shared = { isShared: true, countsFailures: false };
    const { callsAMinute, callsADay } = tokenLimits;
    const aMinute = await limits.count([[`mcp:m:${tokenId}`, callsAMinute]], { ...shared, windowMs: minute });
    await limits.count([[`mcp:d:${tokenId}`, callsADay]], { ...shared, windowMs: day });
    for (const [header, value] of limitHeaders(aMinute)) response.setHeader(header, value);
  };

  return async (request: ApiRequest, response: ServerResponse): Promise<void> => {
    exchangeOf(request).route = assistantPath;
    const { origin } = request.headers;
    if (origin !== undefined && !origins.includes(origin)) throw new DomainError('origin.not_allowed');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      throw new DomainError('route.method_not_allowed');
    }
    await limits.take('write', { address: addressOf(request), account: null });
    const opened = await personalToken.openPersonalToken(bearerIn(request));
    exchangeOf(request).actor = opened.actor;
    const current = settings();
    requireOpenSite(current instanceof Promise ? await current : current, opened.actor, now());
    const message = oneMessage(readJson(await receiveBody(request)));
    if (isCall(message)) await takeCall(response, opened.token.id);
    const headers = new Headers(
      protocolHeaders.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      }),
    );
    const language = readerLanguage(request, opened.actor);
    await writeAnswer(response, await endpoint({ opened, language, headers, message }));
  };
};
