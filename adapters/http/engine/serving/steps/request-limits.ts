import type { ServerResponse } from 'node:http';
import type { Actor } from '#core/access/actor/actor.ts';
import { kindOf } from '#core/error-catalogue.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiRequest } from '../../exchange.ts';
import { accountOfEmail, limitHeaders, type Allowance } from '../../protection/limits.ts';
import { refusalOf } from '../send-error.ts';
import { addressOf } from './request-context.ts';
import type { RouteServices } from '#http/engine/server/route-services.ts';

const textIn = (body: unknown, name: 'email' | 'challenge'): string | null => {
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof text === 'string' ? text : null;
};

/** Counts a request against the limit of its endpoint; null where only the general limits hold. */
export const requestLimits = (
  { limit, method }: Pick<Endpoint, 'limit' | 'method'>,
  {
    limits,
    signInGuard,
    users,
    accountOfChallenge,
  }: Pick<RouteServices, 'limits' | 'signInGuard' | 'users' | 'accountOfChallenge'>,
) => {
  /** The signed-in account, else the one that the e-mail address in the body belongs to, or the sign-in it finishes. */
  const accountOf = async (actor: Actor, body: unknown): Promise<string | null> => {
    if (actor.kind === 'user') return actor.id;
    const challenge = textIn(body, 'challenge');
    if (challenge !== null) return accountOfChallenge(challenge);
    const email = textIn(body, 'email');
    if (email === null) return null;
    const found = await users.findByEmail(email);
    return accountOfEmail(email, found?.id ?? null);
  };

  return async (
    request: ApiRequest,
    response: ServerResponse,
    actor: Actor,
    body: unknown,
  ): Promise<Allowance | null> => {
    const address = addressOf(request);
    if (!limit) {
      await limits.take(method === 'GET' ? 'read' : 'write', { address, account: null });
      return null;
    }
    const account = await accountOf(actor, body);
    const allowance =
      limit === 'sign-in' && account !== null && actor.kind !== 'user'
        ? await signInGuard({ request, response, address, account })
        : await limits.take(limit, { address, account });
    for (const [header, value] of limitHeaders(allowance)) response.setHeader(header, value);
    return allowance;
  };
};

/** A failure of the server must not count as a wrong guess of the client. */
export const forgiveServerFault = async (error: unknown, allowance: Allowance | null): Promise<void> => {
  const kind = kindOf(refusalOf(error).code);
  if (kind !== 'unavailable' && kind !== 'unexpected') return;
  try {
    await allowance?.forgiven();
  } catch {
    // The database that failed the request fails this too.
  }
};
