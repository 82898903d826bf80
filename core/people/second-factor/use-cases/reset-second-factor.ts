import type { Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { lockForSupport, requireSupport } from '#core/people/account/staff-changes.ts';
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
    const reason = requireSupport(actor, { id, reason: typed });
    return transaction(async (repositories) => {
      const { secondFactors, trustedDevices, verifications, events, auditLog } = repositories;
      const at = clock.now();
      const { email } = await lockForSupport(repositories, actor, id);
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
