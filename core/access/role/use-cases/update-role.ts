import { audited } from '#core/access/audit/audit-log.ts';
import { nextVersion } from '#core/access/audit/last-write.ts';
import type { RoleId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { readRoleText, requireGrantable, requireNoGreater, type Role } from '../role.ts';
import { readRole, type RoleRow } from './list-roles.ts';

type Input = Readonly<{
  id: RoleId;
  version?: number | undefined;
  name?: string | undefined;
  description?: string | undefined;
  permissions?: readonly Permission[] | undefined;
}>;
type Needs = Reads<'roles'> & Writes<'auditLog' | 'events' | 'roles'> & Pick<Ports, 'clock'>;

const shown = ({ name, description, permissions }: Role) => ({ name, description, permissions });

/** A role that allows more than its changer may do is not theirs to change, not even its name; nor may they add to one what they lack. */
export const updateRole =
  (ports: Needs) =>
  async (actor: Actor, { id, version, name, description, permissions }: Input): Promise<RoleRow> => {
    requirePermission(actor, 'role.manage', 'role.update');

    await ports.transaction(async ({ roles, auditLog, events }) => {
      const before = await roles.lock(id);
      requireNoGreater(actor, before);
      if (permissions) requireGrantable(actor, permissions);
      const at = ports.clock.now();
      const edit = { stored: before.version, seen: version, at, targetType: 'role' as const, targetId: id };
      const next = await nextVersion({ auditLog }, actor, edit);
      const after: Role = {
        ...before,
        ...(name !== undefined && { name: readRoleText('name', name) }),
        ...(description !== undefined && { description: readRoleText('description', description) }),
        ...(permissions && { permissions: [...new Set(permissions)] }),
        version: next,
        updatedAt: at,
      };
      await roles.update(after);
      await events.append({ type: 'role.changed', roleId: id });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'role.update',
          targetType: 'role',
          targetId: id,
          before: shown(before),
          after: shown(after),
          reason: null,
        }),
      );
    });
    return readRole(ports)(id);
  };
