import type { Actor } from '#core/access/actor/actor.ts';
import { coachAccess } from '#core/body/snapshot/hooks.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isGone } from '#core/people/account/user.ts';

export type NoteAccess = Pick<Ports, 'reads' | 'clock'> & WithHooks<'mayCoachSee'>;

/** A coach who may see this member now; to everyone else no note is there, whether or not one is kept. */
export const requireCoachOf =
  (ports: NoteAccess) =>
  async (actor: Actor, memberId: UserId): Promise<UserId> => {
    const { id: coachId } = requireCoach(actor);
    const member = await ports.reads.users.find(memberId);
    const maySee = member !== null && !isGone(member) && (await coachAccess(ports)(coachId, memberId));
    if (!maySee) throw new DomainError('member_note.member_not_found');
    return coachId;
  };
