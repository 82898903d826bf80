import { actorName, mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError, type ErrorCode } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { ListRequest } from '#core/kernel/page.ts';

/** Staff who may look at users see every partner; anybody else, a partner's own account first, only what is their own. */
export const seesEveryPartner = (actor: Actor): boolean => mayDo(actor, 'user.view');

/** Another person's is not there. */
export const requireVisible = <Row extends Readonly<{ ownerId: UserId | null }>>(
  actor: Actor,
  row: Row | null,
  missing: ErrorCode,
): Row => {
  if (!row || (!seesEveryPartner(actor) && row.ownerId !== actorName(actor))) throw new DomainError(missing);
  return row;
};

/** What tells who a member is must not be found out by asking for it. */
const personal: ReadonlySet<string> = new Set(['userId', 'userName']);

/** A list as far as this viewer may see it. `hidesPeople`: its rows are about members, and a search looks into them. */
export const visibleList = (actor: Actor, request: ListRequest, hidesPeople = false): ListRequest => {
  if (seesEveryPartner(actor)) return request;
  if (hidesPeople) {
    if (personal.has(request.sort.field))
      throw fieldError('query.sort', 'input.sort', { field: request.sort.field });
    const asked = Object.keys(request.filter).find((name) => personal.has(name) || name === 'q');
    if (asked !== undefined) throw fieldError('query.filter', 'input.filter', { field: asked });
  }
  return { ...request, filter: { ...request.filter, ownerId: actorName(actor) } };
};
