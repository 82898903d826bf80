import type { ServerResponse } from 'node:http';
import type { StoredAnswer } from '#adapters/ports/idempotency.ts';
import { dispatch } from '../dispatch.ts';
import type { ApiRequest } from '../../exchange.ts';
import type { CookieChange, Input } from '../../handlers.ts';
import { sendFile, sendJson } from '../send-answer.ts';
import { sendEvents } from '../send-events.ts';
import { mayBeKept } from './published.ts';
import { fingerprintOf } from './idempotency-key.ts';
import type { RouteServices, ServedRoute } from '#http/engine/server/route-services.ts';

type Work = Readonly<{
  input: Input;
  /** Null: the effect is not kept under a key. */
  key: string | null;
  /** As it was sent. */
  body: unknown;
}>;

/** Runs the handler, at most once under an idempotency key. */
export const replies = (
  route: ServedRoute,
  {
    cookie,
    trustedDevice,
    provider,
    idempotency,
    onOddAnswer,
  }: Pick<RouteServices, 'cookie' | 'trustedDevice' | 'provider' | 'idempotency' | 'onOddAnswer'>,
) => {
  const { endpoint, name } = route;
  const report = (error: Error) => onOddAnswer(name, error);

  const writeCookies = (response: ServerResponse, change: CookieChange): void => {
    cookie.write(response, change);
    if ('deviceMark' in change && change.deviceMark !== undefined)
      trustedDevice.write(response, change.deviceMark);
    if ('providerMark' in change) provider.write(response, change.providerMark);
  };

  /** The answer that is still to be sent; null for a file or a stream, which has been sent when this resolves. */
  const replyOf = async (input: Input, response: ServerResponse): Promise<StoredAnswer | null> => {
    const reply = await dispatch(route, input, report);
    if (endpoint.published) mayBeKept(response);
    if (reply.cookies) writeCookies(response, reply.cookies);
    if (reply.file) {
      await sendFile(response, reply.file);
      return null;
    }
    if (reply.events) {
      await sendEvents(response, reply.events);
      return null;
    }
    for (const [header, value] of Object.entries(reply.headers)) response.setHeader(header, value);
    return { status: reply.status, body: reply.body };
  };

  return async (
    request: ApiRequest,
    response: ServerResponse,
    { input, key, body }: Work,
  ): Promise<StoredAnswer | null> => {
    const { actor } = input;
    if (!endpoint.idempotent || key === null || actor.kind !== 'user') return replyOf(input, response);
    return idempotency.once(actor.id, key, fingerprintOf(request, body), async () => {
      const made = await replyOf(input, response);
      if (!made) throw new TypeError(`${name} answers a file and can't be idempotent`);
      return made;
    });
  };
};

export const sendReply = async (
  request: ApiRequest,
  response: ServerResponse,
  { status, body }: StoredAnswer,
): Promise<void> => {
  if (status !== 204) return sendJson(request, response, status, JSON.stringify(body));
  response.statusCode = 204;
  response.end();
};
