import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { readStaffUser, type StaffUser } from '../views/staff-user.ts';

export const getUser =
  (ports: Reads<'users'>) =>
  async (actor: Actor, id: UserId): Promise<StaffUser> => {
    requirePermission(actor, 'user.view');
    return readStaffUser(ports)(id);
  };
