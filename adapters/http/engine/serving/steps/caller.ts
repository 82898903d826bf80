import { visitor, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isSameActor } from '../../protection/actors.ts';
import type { Api } from '#http/contract.ts';
import type { ApiRequest } from '../../exchange.ts';
import type { RouteServices, ServedRoute } from '#http/engine/server/route-services.ts';
import type { SpeculativeRead, StartSpeculativeRead } from './speculative-read.ts';

/** Groups whose open endpoints are the same for everybody: a token, good or bad, says nothing there. */
const impersonal: ReadonlySet<string> = new Set<keyof Api>(['auth', 'site', 'bankWebhooks']);

/** The address and the ticket at its end: a ticket opens only the exact address that stands before it. */
const ticketed = /^(?<address>.+)&ticket=(?<ticket>[\w-]+)$/;

export type IdentifiedCaller = Readonly<{ actor: Actor; speculative: SpeculativeRead | null }>;

/** Finds who sends a request: by a ticket in the address, by a bearer token, or a visitor. */
export const callerLookup = (
  { endpoint, group }: ServedRoute,
  { actors, tokens, tickets, now }: Pick<RouteServices, 'actors' | 'tokens' | 'tickets' | 'now'>,
  startReading: StartSpeculativeRead,
) => {
  const { access, method, limit, produces, takesTicket = false } = endpoint;
  const readsToken = access !== 'visitor' || !impersonal.has(group);
  const mayReadEarly = method === 'GET' && !limit && produces !== 'file';

  const ticketHolder = async ({ originalUrl }: ApiRequest): Promise<UserActor | null> => {
    const { address = '', ticket } = ticketed.exec(originalUrl)?.groups ?? {};
    const holder = ticket === undefined ? null : await tickets.consume(ticket, now(), address);
    const { userId, sessionId } = holder ?? {};
    return userId && sessionId ? actors.behind({ userId, sessionId }) : null;
  };

  const tokenHolder = async (request: ApiRequest): Promise<IdentifiedCaller> => {
    const claims = await tokens.read(request);
    const confirmed = claims && actors.behind(claims);
    const guess = claims && mayReadEarly ? actors.lastBehind(claims) : undefined;
    const speculative = confirmed && guess ? startReading(request, guess, confirmed) : null;
    const actor = await confirmed;
    // Also where visitors may look: a client whose token expired must learn it, or it would see less than it may.
    if (!actor) throw new DomainError('access.sign_in_required');
    return { actor, speculative: guess && isSameActor(actor, guess) ? speculative : null };
  };

  return async (request: ApiRequest): Promise<IdentifiedCaller> => {
    const hasToken = tokens.isGiven(request);
    if (takesTicket && !hasToken)
      return { actor: (await ticketHolder(request)) ?? visitor, speculative: null };
    if (!readsToken || !hasToken) return { actor: visitor, speculative: null };
    return tokenHolder(request);
  };
};
