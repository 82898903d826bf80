import type { List, ListRequest } from '#core/kernel/page.ts';
import type { RoleId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Role } from '../role.ts';

export type RoleRow = Role & Readonly<{ userCount: number }>;

export const listRoles =
  ({ reads }: Reads<'roles'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<RoleRow>> => {
    requirePermission(actor, 'role.view');
    return reads.roles.list(request);
  };

/** One role with the number of people who have it, as every change of a role answers. */
export const readRole =
  ({ reads }: Reads<'roles'>) =>
  async (id: RoleId): Promise<RoleRow> => {
    const [role, userCount] = await Promise.all([reads.roles.get(id), reads.roles.countUsers(id)]);
    return { ...role, userCount };
  };

export const getRole =
  (ports: Reads<'roles'>) =>
  async (actor: Actor, id: RoleId): Promise<RoleRow> => {
    requirePermission(actor, 'role.view');
    return readRole(ports)(id);
  };
