import { audited } from '#core/access/audit/audit-log.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { readRoleText, requireGrantable, type Role } from '../role.ts';
import { readRole, type RoleRow } from './list-roles.ts';

type Input = Readonly<{ name: string; description?: string | undefined; permissions: readonly Permission[] }>;
type Needs = Reads<'roles'> & Writes<'auditLog' | 'roles'> & Pick<Ports, 'clock' | 'ids'>;

export const createRole =
  (ports: Needs) =>
  async (actor: Actor, input: Input): Promise<RoleRow> => {
    requirePermission(actor, 'role.manage', 'role.create');
    requireGrantable(actor, input.permissions);
    const at = ports.clock.now();
    const role: Role = {
      id: ports.ids.next(),
      name: readRoleText('name', input.name),
      description: readRoleText('description', input.description ?? ''),
      permissions: [...new Set(input.permissions)],
      builtIn: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };

    await ports.transaction(async ({ roles, auditLog }) => {
      await roles.insert(role);
      const { id: targetId, name, description, permissions } = role;
      const after = { name, description, permissions };
      await auditLog.append(
        audited(actor, {
          at,
          action: 'role.create',
          targetType: 'role',
          targetId,
          before: null,
          after,
          reason: null,
        }),
      );
    });
    return readRole(ports)(role.id);
  };
