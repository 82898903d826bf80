import type { Permission } from '#core/access/actor/permission.ts';
import type { RoleId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Role } from './role.ts';

export interface Roles {
  /** Fails with role.not_found. */
  get(id: RoleId): Promise<Role>;
  /** Holds the row until the transaction ends; fails with role.not_found. */
  lock(id: RoleId): Promise<Role>;
  list(request: ListRequest): Promise<List<Role & { userCount: number }>>;
  /** Fails with role.exists. */
  insert(role: Role): Promise<void>;
  /** Writes when the stored version is `role.version - 1`, else fails with version.stale. */
  update(role: Role): Promise<void>;
  countUsers(id: RoleId): Promise<number>;
  delete(id: RoleId): Promise<void>;
}

/** Active staff by what their role lets them do; user 1 may do everything. */
export interface Moderators {
  withAny(permissions: readonly Permission[]): Promise<readonly UserId[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    roles: Roles;
    moderators: Moderators;
  }
}
