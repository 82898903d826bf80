import type { Ports } from '#core/kernel/ports.ts';
import { createRole } from './use-cases/create-role.ts';
import { deleteRole } from './use-cases/delete-role.ts';
import { getRole, listRoles } from './use-cases/list-roles.ts';
import { updateRole } from './use-cases/update-role.ts';

export const accessUseCases = (ports: Ports) => ({
  listRoles: listRoles(ports),
  getRole: getRole(ports),
  createRole: createRole(ports),
  updateRole: updateRole(ports),
  deleteRole: deleteRole(ports),
});
