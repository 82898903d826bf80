import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { createRole } from './use-cases/create-role.ts';
import { deleteRole } from './use-cases/delete-role.ts';
import { getRole, listRoles } from './use-cases/list-roles.ts';
import { updateRole } from './use-cases/update-role.ts';
import { accessErrors, accessErrorFields } from './errors.ts';

const accessUseCases = (ports: Composition) => ({
  listRoles: listRoles(ports),
  getRole: getRole(ports),
  createRole: createRole(ports),
  updateRole: updateRole(ports),
  deleteRole: deleteRole(ports),
});

export const roleModule = {
  name: 'access',
  errors: accessErrors,
  errorFields: accessErrorFields,
  useCases: accessUseCases,
  sensitive: ['createRole', 'updateRole', 'deleteRole'],
} as const satisfies Module;
