import type { RoleId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** What it allows may be another now, for everybody who has it. */
    'role.changed': { roleId: RoleId };
  }
}
