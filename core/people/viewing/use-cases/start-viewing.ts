import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { endWithLine } from '../end-with-line.ts';
import { cleanViewingReason, requireViewable, viewingEnd, type Viewing } from '../viewing-session.ts';

type Input = Readonly<{ memberId: UserId; reason: string }>;
type Needs = Writes<'auditLog' | 'users' | 'viewings'> & Pick<Ports, 'clock' | 'ids'>;

/** Opens the half hour; the member seen until now is left. One person sees as one member at a time. */
export const startViewing =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { memberId, reason: typed }: Input): Promise<Viewing> => {
    requirePermission(actor, 'user.view_as');
    const staff = requireMember(actor);
    const reason = cleanViewingReason(typed);
    return transaction(async (repositories) => {
      const { users, viewings, auditLog } = repositories;
      const at = clock.now();
      // Two that one person opens side by side wait for each other.
      await users.lock(staff.id);
      const found = await users.findSignedIn(memberId);
      if (!found) throw new DomainError('user.not_found');
      requireViewable(staff, { ...found.user, permissions: found.permissions });
      for (const open of await viewings.openOf(staff.id)) await endWithLine(repositories, actor, open, at);
      const viewing: Viewing = {
        id: ids.next(),
        staffId: staff.id,
        memberId,
        reason,
        startedAt: at,
        endsAt: viewingEnd(at),
        endedAt: null,
      };
      await viewings.insert(viewing);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'viewing.start',
          targetType: 'user',
          targetId: memberId,
          before: null,
          after: { endsAt: viewing.endsAt },
          reason,
        }),
      );
      return viewing;
    });
  };
