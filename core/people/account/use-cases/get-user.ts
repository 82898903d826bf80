import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { readStaffUser, type StaffUser } from '../staff-changes.ts';

export const getUser =
  (ports: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: UserId): Promise<StaffUser> => {
    requirePermission(actor, 'user.view');
    return readStaffUser(ports)(id);
  };
