import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { requireGrantable } from '#core/access/role/role.ts';
import type { RoleId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { changeByStaff } from '../staff-changes.ts';
import { readStaffUser, type StaffUser } from '../views/staff-user.ts';

type Input = Readonly<{ id: UserId; roleId: RoleId; reason: string }>;
type Needs = Reads<'users'> & Writes<'auditLog' | 'events' | 'roles' | 'users'> & Pick<Ports, 'clock'>;

/** Gives a user another role; all that the role allows must be the giver's to give. */
export const setRole =
  (ports: Needs) =>
  async (actor: Actor, { id, roleId, reason }: Input): Promise<StaffUser> => {
    requirePermission(actor, 'user.manage');

    await ports.transaction(async (repositories) => {
      // Held, so that it neither grows nor disappears under the change.
      const role = await repositories.roles.lock(roleId);
      requireGrantable(actor, role.permissions);
      const at = ports.clock.now();
      const change = () => ({ roleId });
      await changeByStaff(repositories, actor, { action: 'user.set_role', id, at, reason, change });
      await repositories.events.append({ type: 'user.role_changed', userId: id });
    });
    return readStaffUser(ports)(id);
  };
