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
  'mail',
  'ai',
  'audit',
  'setting',
  'promo',
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

export const permissionVerbs = ['view', 'manage', 'create', 'update', 'delete'] as const;
export type PermissionVerb = (typeof permissionVerbs)[number];

export const paymentVerbs = ['approve', 'reject', 'reopen'] as const;
/** Seeing the site as a member sees it. */
export const userVerbs = ['view_as'] as const;

type Pair = `${PermissionGroup}.${PermissionVerb}`;

/** Pairs of the specification that can open nothing, each with its reason: nobody can be given them. */
export const pairsWithoutUse = {
  'indicator.update': 'A saved week is changed by its owner alone, in its own week.',
  'indicator.delete': 'A saved week is part of the history of its owner and goes with the account.',
  'payment.delete': 'An order is kept: it ends canceled, or is undone by a reversal.',
  'coin.update': 'The ledger is only appended to: a mistake is undone by a correction (`coin.manage`).',
  'coin.delete': 'The ledger is only appended to: a mistake is undone by a correction (`coin.manage`).',
  'review.create': 'A review is asked for by a member, who pays for it.',
  'review.delete': 'A review belongs to its two sides and goes with their accounts.',
  'specialization.create': 'The types are those of the specification; requests come from coaches.',
  'specialization.delete': 'A type with approvals is switched off (`specialization.update`).',
  'transaction.manage': 'Coins are moved by the `coin` permissions; a transaction itself is never changed.',
  'transaction.create': 'Coins are moved by the `coin` permissions; a transaction itself is never changed.',
  'transaction.update': 'Coins are moved by the `coin` permissions; a transaction itself is never changed.',
  'transaction.delete': 'Coins are moved by the `coin` permissions; a transaction itself is never changed.',
  'coach-request.create': 'An application is written by the member whom it is about.',
  'coach-request.delete': 'An application is kept with its decision and goes with the account.',
  'mail.delete': 'A mail is kept as the record of what was sent.',
  'audit.manage': 'The audit log is only appended to, by what staff do.',
  'audit.create': 'The audit log is only appended to, by what staff do.',
  'audit.update': 'The audit log is only appended to, by what staff do.',
  'audit.delete': 'The audit log is only appended to, by what staff do.',
  'setting.view': 'Settings that members see are on the site; the others are for those who change them.',
  'setting.manage': 'All that can be done to settings is to change them.',
  'setting.create': 'The settings are those of the product.',
  'setting.delete': 'The settings are those of the product.',
  'promo.create': 'Codes are made, stopped and handed out by one right: `promo.manage`.',
  'promo.update': 'What a code gives is never changed once it is out: it is stopped (`promo.manage`).',
  'promo.delete': 'A code is kept with its uses, which coins hang on: it is stopped (`promo.manage`).',
} as const satisfies Partial<Record<Pair, string>>;

export type Permission =
  | Exclude<Pair, keyof typeof pairsWithoutUse>
  | `payment.${(typeof paymentVerbs)[number]}`
  | `user.${(typeof userVerbs)[number]}`
  | 'global';

const opensSomething = (name: Pair): name is Exclude<Pair, keyof typeof pairsWithoutUse> =>
  !Object.hasOwn(pairsWithoutUse, name);

/** The verbs of a group that can be given. */
export const permissionsOf = (group: PermissionGroup): readonly Permission[] => [
  ...permissionVerbs.map((verb): Pair => `${group}.${verb}`).filter(opensSomething),
  ...(group === 'user' ? userVerbs.map((verb): Permission => `user.${verb}`) : []),
  ...(group === 'payment' ? paymentVerbs.map((verb): Permission => `payment.${verb}`) : []),
];

export const permissions: readonly Permission[] = [...permissionGroups.flatMap(permissionsOf), 'global'];

const known: ReadonlySet<string> = new Set(permissions);
export const isPermission = (name: string): name is Permission => known.has(name);

/** What comes with an area that is not built yet: it can be given already, and opens what it names once that is there. */
export const permissionsByAreaToCome: Readonly<Record<string, readonly Permission[]>> = {};

export const permissionsToCome: readonly Permission[] = Object.values(permissionsByAreaToCome).flat();
