import type { Actor } from '#core/access/actor/actor.ts';
import { exchangeOf, readerLanguage, type ApiRequest } from '../../exchange.ts';
import type { RequestContext, SentText } from '../../handlers.ts';
import { readText, type ReceivedBody } from '../json-body.ts';
import { requireSameOrigin } from '../../protection/refresh-cookie.ts';
import type { RouteServices, ServedRoute } from '#http/engine/server/route-services.ts';

export const addressOf = (request: ApiRequest): string => request.ip ?? request.socket.remoteAddress ?? '';

/** Node joins what is sent twice; what it leaves as a list is no header of a signature. */
const headersOf = ({ headers }: ApiRequest): SentText['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const sentTextOf = (request: ApiRequest, received: ReceivedBody | null): SentText => ({
  text: readText(received),
  headers: headersOf(request),
});

const headerOf = ({ headers }: ApiRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

export type ContextOf = (
  request: ApiRequest,
  actor: Actor,
  key: string | null,
  body: unknown,
) => RequestContext;

/** Refuses a cookie that a page of another origin made the browser send. */
export const requestContext = (
  { group, name }: ServedRoute,
  {
    cookie,
    trustedDevice,
    provider,
    ownOrigins,
    ids,
  }: Pick<RouteServices, 'cookie' | 'trustedDevice' | 'provider' | 'ownOrigins' | 'ids'>,
): ContextOf => {
  const usesCookie = group === 'auth' && (name === 'refresh' || name === 'logout');
  const usesMark =
    (group === 'auth' && name === 'login') || (group === 'signInProviders' && name === 'finish');
  const usesProviderMark =
    group === 'signInProviders' ||
    group === 'providerLinks' ||
    (group === 'auth' && name === 'confirmRegister');

  return (request, actor, key, body) => {
    const refreshToken = usesCookie ? cookie.read(request) : null;
    const hasOwnToken = typeof body === 'object' && body !== null && 'refreshToken' in body;
    if (refreshToken !== null && !hasOwnToken) requireSameOrigin(request, ownOrigins);
    const providerMark = usesProviderMark ? provider.read(request) : null;
    if (providerMark !== null) requireSameOrigin(request, ownOrigins);
    let requestKey = key;
    return {
      language: readerLanguage(request, actor),
      address: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      requestId: exchangeOf(request).id,
      // Most requests set nothing in motion.
      get requestKey() {
        requestKey ??= ids.next();
        return requestKey;
      },
      lastEventId: headerOf(request, 'last-event-id'),
      refreshToken,
      deviceMark: usesMark ? trustedDevice.read(request) : null,
      providerMark,
    };
  };
};
