import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { presentStaffUser, type StaffUser } from '../views/staff-user.ts';

export const listUsers =
  ({ reads }: Reads<'users'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffUser>> => {
    requirePermission(actor, 'user.view');
    const { rows, ...counted } = await reads.users.list(request);
    return { ...counted, rows: rows.map(presentStaffUser) };
  };
