import { z } from 'zod';
import { permissions } from '#core/access/actor/permission.ts';
import { byId, contract, done, instant, line, name, version } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const permission = z.enum(permissions);

const role = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(permission),
  builtIn: z.boolean(),
  userCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export const adminRoles = contract({
  list: {
    method: 'GET',
    path: '/admin/roles',
    summary: 'Roles',
    access: ['role.view'],
    query: listQuery,
    output: z.array(role),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/roles/:id',
    summary: 'One role',
    access: ['role.view'],
    params: byId,
    output: role,
    refusals: ['role.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/roles',
    summary: 'Make a role',
    access: ['role.manage', 'role.create'],
    status: 201,
    body: z.strictObject({
      name: name(60, 1),
      description: line(300).optional(),
      permissions: z.array(permission).max(200),
    }),
    output: role,
    refusals: ['role.exists', 'role.beyond_own_permissions'],
  },
  update: {
    method: 'PUT',
    path: '/admin/roles/:id',
    summary: 'Change what a role allows',
    access: ['role.manage', 'role.update'],
    params: byId,
    body: z.strictObject({
      version,
      name: name(60, 1).optional(),
      description: line(300).optional(),
      permissions: z.array(permission).max(200).optional(),
    }),
    output: role,
    refusals: [
      'role.not_found',
      'role.exists',
      'version.stale',
      'role.beyond_own_permissions',
      'role.greater_than_own',
    ],
  },
  delete: {
    method: 'DELETE',
    path: '/admin/roles/:id',
    summary: 'Delete a role nobody has',
    access: ['role.manage', 'role.delete'],
    params: byId,
    output: done,
    refusals: ['role.not_found', 'role.in_use', 'role.built_in', 'role.greater_than_own'],
  },
});
