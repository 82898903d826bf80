import type { Roles } from '#core/access/role/ports.ts';
import type { Role } from '#core/access/role/role.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

export const memoryRoles = (view: () => View): Roles => {
  const roles = () => view().table('roles');
  const userCount = (id: string) =>
    view()
      .table('users')
      .all()
      .filter(({ roleId }) => roleId === id).length;

  const get = (id: string): Role => {
    const role = roles().get(id);
    if (!role) throw new DomainError('role.not_found');
    return role;
  };
  const requireFreeName = ({ id, name }: Role): void => {
    const taken = roles()
      .all()
      .some((other) => other.id !== id && other.name === name);
    if (taken) view().refuse('role.exists');
  };

  return {
    get: async (id) => get(id),
    lock: async (id) => get(id),

    list: async (request) =>
      staffList(
        roles()
          .all()
          .map((role) => ({ ...role, userCount: userCount(role.id) })),
        readListRequest(staffLists.roles, request),
        staffLists.roles,
        ({ name, description }) => [name, description],
      ),

    async insert(role) {
      if (roles().get(role.id)) view().refuse('role.exists');
      requireFreeName(role);
      roles().set(role.id, role);
    },

    async update({ id, name, description, permissions, version, updatedAt }) {
      const before = roles().get(id);
      if (before?.version !== version - 1) throw new DomainError('version.stale');
      const role = { ...before, name, description, permissions, version, updatedAt };
      requireFreeName(role);
      roles().set(id, role);
    },

    countUsers: async (id) => userCount(id),

    async delete(id) {
      if (userCount(id) > 0) view().refuse('role.in_use');
      roles().delete(id);
    },
  };
};
