import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { lockForStaff } from '#core/people/account/staff-changes.ts';
import { isOn } from '../second-factor.ts';

type Input = Readonly<{ id: UserId; reason: string }>;
type Needs = Writes<'auditLog' | 'events' | 'secondFactors' | 'trustedDevices' | 'users' | 'verifications'> &
  Pick<Ports, 'clock'>;

/**
 * For a person who lost the app and the recovery codes: the password alone lets them in again, and they set up another
 * one. The person hears of it by mail. Nobody does it for themselves: they turn it off, with a code.
 */
export const resetSecondFactor =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<{ email: string }> => {
    requirePermission(actor, 'user.update', 'user.manage');
    const reason = normalize(typed);
    if (reason === '') throw fieldError('body.reason', 'user.status_reason_required');
    if (actor.kind === 'user' && actor.id === id) throw new DomainError('user.cannot_change_self');
    return transaction(async (repositories) => {
      const { secondFactors, trustedDevices, verifications, events, auditLog } = repositories;
      const at = clock.now();
      // The operator of the server is the only way back in for user 1.
      const isOwnersWayBack = actor.kind === 'system' && id === superUserId;
      const { email } = isOwnersWayBack
        ? await repositories.users.lock(id)
        : await lockForStaff(repositories, actor, id);
      const factor = await secondFactors.find(id);
      if (!isOn(factor)) throw new DomainError('second_factor.none');
      await secondFactors.delete(id);
      const ended = await trustedDevices.deleteAllOf(id);
      await verifications.retireAllOf(id, at);
      await events.append({ type: 'second_factor.reset', userId: id });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'user.reset_second_factor',
          targetType: 'user',
          targetId: id,
          before: { secondFactorSince: factor.confirmedAt, trustedDevices: ended },
          after: { secondFactorSince: null, trustedDevices: 0 },
          reason,
        }),
      );
      return { email };
    });
  };
