import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { lockForSupport, requireSupport } from '#core/people/account/staff-changes.ts';
import type { PasskeyId } from '../passkey.ts';
import { shownPasskey, type ShownPasskey } from '../views/shown-passkey.ts';

/** For support: which passkeys open an account. */
export const listPasskeysOf =
  ({ reads }: Reads<'passkeys'>) =>
  async (actor: Actor, userId: UserId): Promise<readonly ShownPasskey[]> => {
    if (!(actor.kind === 'user' && actor.id === userId)) requirePermission(actor, 'user.view', 'user.manage');
    return (await reads.passkeys.listOf(userId)).map(shownPasskey);
  };

type Input = Readonly<{ id: UserId; passkeyId: PasskeyId; reason: string }>;
type Needs = Writes<'auditLog' | 'events' | 'passkeys' | 'users' | 'verifications'> & Pick<Ports, 'clock'>;

/**
 * For a person whose device was lost or stolen, also when it was the last second factor: they set another one up. The owner
 * hears of it by mail. Nobody does it for themselves here.
 */
export const removePasskeyFor =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, passkeyId, reason: typed }: Input): Promise<{ email: string; name: string }> => {
    const reason = requireSupport(actor, { id, reason: typed });
    return transaction(async (repositories) => {
      const at = clock.now();
      const { email } = await lockForSupport(repositories, actor, id);
      const name = await repositories.passkeys.delete(id, passkeyId);
      if (name === null) throw new DomainError('passkey.not_found');
      await repositories.verifications.retireAllOf(id, at);
      await repositories.events.append({ type: 'passkey.removed', userId: id, name });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'user.remove_passkey',
          targetType: 'user',
          targetId: id,
          before: { passkey: name },
          after: { passkey: null },
          reason,
        }),
      );
      return { email, name };
    });
  };
