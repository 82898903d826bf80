import type { PermissionGroup, PermissionVerb, paymentVerbs } from '#core/access/actor/permission.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    role:
      | `permission.group.${PermissionGroup | 'global'}`
      | `permission.action.${PermissionVerb | (typeof paymentVerbs)[number] | 'global'}`;
  }
}
