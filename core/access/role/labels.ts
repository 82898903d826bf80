import type {
  PermissionGroup,
  PermissionVerb,
  paymentVerbs,
  userVerbs,
} from '#core/access/actor/permission.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    role:
      | `permission.group.${PermissionGroup | 'global'}`
      | `permission.action.${PermissionVerb | (typeof paymentVerbs | typeof userVerbs)[number] | 'global'}`;
  }
}
