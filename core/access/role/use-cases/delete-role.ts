import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { RoleId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { requireNoGreater } from '../role.ts';

type Needs = Writes<'auditLog' | 'roles'> & Pick<Ports, 'clock'>;

/** Deletes a role that nobody has; seeded ones stay, because registration and the console speak of them. */
export const deleteRole =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: RoleId): Promise<{ ok: true }> => {
    requirePermission(actor, 'role.manage', 'role.delete');

    await transaction(async ({ roles, auditLog }) => {
      const { name, description, permissions, builtIn } = await roles.lock(id);
      if (builtIn) throw new DomainError('role.built_in');
      requireNoGreater(actor, { permissions });
      if ((await roles.countUsers(id)) > 0) throw new DomainError('role.in_use');
      await roles.delete(id);
      const before = { name, description, permissions };
      const at = clock.now();
      await auditLog.append(
        audited(actor, {
          at,
          action: 'role.delete',
          targetType: 'role',
          targetId: id,
          before,
          after: null,
          reason: null,
        }),
      );
    });
    return { ok: true };
  };
