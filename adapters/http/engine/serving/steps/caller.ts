import { visitor, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Api } from '#http/contract.ts';
import type { ApiRequest } from '../../exchange.ts';
import { requireShown, viewingIdOf } from '../../protection/viewing-guard.ts';
import type { RouteServices, ServedRoute } from '#http/engine/server/route-services.ts';

/** Groups whose open endpoints are the same for everybody: a token, good or bad, says nothing there. */
const impersonal: ReadonlySet<string> = new Set<keyof Api>(['auth', 'site', 'bankWebhooks', 'mailWebhooks']);

/** The address and the ticket at its end: a ticket opens only the exact address that stands before it. */
const ticketed = /^(?<address>.+)&ticket=(?<ticket>[\w-]+)$/;

/**
 * Finds who sends a request: by a ticket in the address, by a bearer token, or a visitor. Staff in a viewing are the
 * member, as far as a viewing goes.
 */
export const callerLookup = (
  route: ServedRoute,
  {
    actors,
    tokens,
    tickets,
    viewedActor,
    now,
  }: Pick<RouteServices, 'actors' | 'tokens' | 'tickets' | 'viewedActor' | 'now'>,
) => {
  const { endpoint, group } = route;
  const { access, method, limit, produces, takesTicket = false } = endpoint;
  const readsToken = access !== 'visitor' || !impersonal.has(group);
  // Files and costly reads hand out much at once, and are rare: for them the caller is read anew, as for writes.
  const findActor = method === 'GET' && !limit && produces !== 'file' ? actors.recent : actors.current;

  const ticketHolder = async ({ originalUrl }: ApiRequest): Promise<Actor> => {
    const { address = '', ticket } = ticketed.exec(originalUrl)?.groups ?? {};
    const holder = ticket === undefined ? null : await tickets.consume(ticket, now(), address);
    const { userId, sessionId } = holder ?? {};
    return (userId && sessionId && (await actors.current({ userId, sessionId }))) || visitor;
  };

  return async (request: ApiRequest): Promise<Actor> => {
    const viewing = viewingIdOf(request);
    if (viewing !== null) requireShown(route);
    const hasToken = tokens.isGiven(request);
    if (takesTicket && !hasToken) return ticketHolder(request);
    if (!readsToken || !hasToken) return visitor;
    const claims = await tokens.read(request);
    const actor = claims && (await findActor(claims));
    // Also where visitors may look: a client whose token expired must learn it, or it would see less than it may.
    if (!actor) throw new DomainError('access.sign_in_required');
    return viewing === null ? actor : viewedActor(actor, viewing);
  };
};
