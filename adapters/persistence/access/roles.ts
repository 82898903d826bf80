import type { Roles } from '#core/access/role/ports.ts';
import type { Role } from '#core/access/role/role.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const taken = { roles_pkey: 'role.exists', roles_name_key: 'role.exists' } as const;

const userCount = '(select count(*) from users u where u.role_id = r.id)';

const list: ListSource<keyof typeof staffLists.roles> = {
  select: `r.*, ${userCount} as user_count`,
  from: 'roles r',
  columns: {
    id: 'r.id',
    name: 'r.name',
    description: 'r.description',
    builtIn: 'r.built_in',
    userCount,
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  search: `fold(r.name || ' ' || r.description)`,
  tieBreak: 'r.id',
};

const known = (role: Role | undefined): Role => {
  if (!role) throw new DomainError('role.not_found');
  return role;
};

export const knexRoles = (db: Connection): Roles => {
  return {
    get: async (id) => known(await db()<Role>('roles').where({ id }).first()),
    lock: async (id) => known(await db()<Role>('roles').where({ id }).forNoKeyUpdate().first()),

    list: async (request) =>
      staffList<Role & { userCount: number }, keyof typeof staffLists.roles>(
        db(),
        list,
        readListRequest(staffLists.roles, request),
      ),

    async insert(role) {
      await refusing(taken, db()('roles').insert({ ...role, permissions: [...role.permissions] }));
    },

    async update({ id, name, description, permissions, version, updatedAt }) {
      const written = await refusing(
        taken,
        db()('roles')
          .where({ id, version: version - 1 })
          .update({ name, description, permissions: [...permissions], version, updatedAt }),
      );
      requireFresh(written);
    },

    async countUsers(id) {
      const [counted] = await rows<{ count: number }>(
        db(),
        'select count(*) as count from users where role_id = ?',
        [id],
      );
      return counted?.count ?? 0;
    },

    async delete(id) {
      await refusing({ users_role_id_fkey: 'role.in_use' }, db()('roles').where({ id }).delete());
    },
  };
};
