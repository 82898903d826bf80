import {
  requireMember,
  requirePermission,
  requireSignedIn,
  type Actor,
  type UserActor,
} from '#core/access/actor/actor.ts';
import { superUserId } from '#core/kernel/id.ts';
import { isPermission } from '#core/access/actor/permission.ts';
import type { Access } from '../contract/endpoint.ts';
import type { Route } from '../handlers.ts';

/** The access guard of an endpoint; the use case behind it checks again. */
export const requireAccess = (access: Access, actor: Actor): void => {
  switch (access) {
    case 'visitor':
      return;
    case 'signed-in': {
      const user = requireSignedIn(actor);
      // PENDING people may verify, look at their account and sign out; the others can't act at all.
      if (user.status !== 'PENDING') requireMember(user);
      return;
    }
    case 'member':
      requireMember(actor);
      return;
    default:
      requirePermission(actor, ...access);
  }
};

/** Staff work on while the site is closed for maintenance. */
export const isStaff = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && (actor.id === superUserId || actor.permissions.size > 0);

/** A route that does not say who may call it must not be served, whatever the compiler was told. */
export const requireAccessRules = (routes: readonly Route[]): void => {
  const known = ['visitor', 'signed-in', 'member'];
  const open = routes.filter(({ endpoint: { access } }) =>
    Array.isArray(access)
      ? access.length === 0 || !access.every((name) => isPermission(String(name)))
      : !known.includes(String(access)),
  );
  if (open.length > 0) {
    const names = open.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    throw new Error(`These routes state no access rule: ${names.join(', ')}`);
  }
};
