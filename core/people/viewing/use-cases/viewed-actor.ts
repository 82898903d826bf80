import { levelAt, mayDo, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isOpen, requireViewable, type Viewed, type ViewingId } from '../viewing-session.ts';

type Needs = Reads<'users' | 'viewings'> & Pick<Ports, 'clock'>;

const isViewable = (staff: UserActor, viewed: Viewed): boolean => {
  try {
    requireViewable(staff, viewed);
    return true;
  } catch {
    return false;
  }
};

/**
 * The member, as whom this person of the staff asks: without a right of either, and marked with the viewing. Looked up
 * anew for each request, so that it ends with the right, the sign-in or the state of either account. Fails with
 * viewing.over.
 */
export const viewedActor =
  ({ reads, clock }: Needs) =>
  async (actor: Actor, id: ViewingId): Promise<UserActor> => {
    const at = clock.now();
    const viewing = await reads.viewings.find(id);
    const isTheirs = actor.kind === 'user' && actor.status === 'ACTIVE' && viewing?.staffId === actor.id;
    if (!isTheirs || !isOpen(viewing, at) || !mayDo(actor, 'user.view_as'))
      throw new DomainError('viewing.over');
    const found = await reads.users.findSignedIn(viewing.memberId);
    if (!found || !isViewable(actor, { ...found.user, permissions: found.permissions }))
      throw new DomainError('viewing.over');
    const { user } = found;
    return {
      kind: 'user',
      id: user.id,
      status: user.status,
      level: levelAt(user, at),
      type: user.type,
      permissions: new Set(),
      sessionId: null,
      language: user.language,
      restrictedUntil: user.restrictedUntil,
      viewing: { id, staffId: actor.id },
    };
  };
