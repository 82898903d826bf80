/** Section 6 of the specification, and the catalogue's own: groups × verbs, spelled `group.verb`. */
export const permissionGroups = [
  'user',
  'post',
  'category',
  'media',
  'role',
  'indicator',
  'domain',
  'payment',
  'coin',
  'chat',
  'review',
  'feed',
  'specialization',
  'transaction',
  'reward',
  'partner',
  'bug-report',
  'coach-request',
  'knowledge',
  'product',
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

export const permissionVerbs = ['view', 'manage', 'create', 'update', 'delete'] as const;
export type PermissionVerb = (typeof permissionVerbs)[number];

export const paymentVerbs = ['approve', 'reject', 'reopen'] as const;

export type Permission =
  | `${PermissionGroup}.${PermissionVerb}`
  | `payment.${(typeof paymentVerbs)[number]}`
  | 'global';

export const permissions: readonly Permission[] = [
  ...permissionGroups.flatMap((group) => permissionVerbs.map((verb): Permission => `${group}.${verb}`)),
  ...paymentVerbs.map((verb): Permission => `payment.${verb}`),
  'global',
];

const known: ReadonlySet<string> = new Set(permissions);
export const isPermission = (name: string): name is Permission => known.has(name);
