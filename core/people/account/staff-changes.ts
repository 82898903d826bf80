import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { requirePerson } from '#core/access/actor/ai-user.ts';
import { actorName, mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { User } from './user.ts';

type Needed = Pick<Repositories, 'auditLog' | 'users'>;

/** Nobody changes their own role, level, type or status. */
const requireOther = (actor: Actor, id: UserId): void => {
  if (actor.kind === 'user' && actor.id === id) throw new DomainError('user.cannot_change_self');
};

/**
 * Holds the account for a change by staff. Only user 1 may change user 1, and nobody changes a person with rights they
 * lack themselves: else a smaller role could put a greater one out of office.
 */
export const lockForStaff = async (
  { users }: Pick<Repositories, 'users'>,
  actor: Actor,
  id: UserId,
): Promise<User> => {
  requirePerson(id);
  if (id === superUserId && actorName(actor) !== superUserId) {
    throw new DomainError('user.super_user_protected');
  }
  const user = await users.lock(id);
  if (user.anonymisedAt !== null) throw new DomainError('user.not_allowed');
  const isOwn = actor.kind === 'user' && actor.id === id;
  const found = isOwn ? null : await users.findSignedIn(id);
  if (found?.permissions.some((permission) => !mayDo(actor, permission))) {
    throw new DomainError('user.not_allowed');
  }
  return user;
};

/**
 * What support may begin at all: for another person, with a reason, which is answered as it is kept. Fails with
 * access.not_authorized, user.status_reason_required, user.cannot_change_self.
 */
export const requireSupport = (
  actor: Actor,
  { id, reason: typed }: Readonly<{ id: UserId; reason: string }>,
): string => {
  requirePermission(actor, 'user.update', 'user.manage');
  const reason = normalize(typed);
  if (reason === '') throw fieldError('body.reason', 'user.status_reason_required');
  requireOther(actor, id);
  return reason;
};

/** The same as for any change by staff, but for user 1: the operator of the server is the only way back in there. */
export const lockForSupport = (
  repositories: Pick<Repositories, 'users'>,
  actor: Actor,
  id: UserId,
): Promise<User> =>
  actor.kind === 'system' && id === superUserId
    ? repositories.users.lock(id)
    : lockForStaff(repositories, actor, id);

type Change<Keys extends keyof User> = Readonly<{
  /** `user.set_status` … */
  action: AuditAction;
  id: UserId;
  at: Date;
  reason: string | null;
  change(user: User): Pick<User, Keys>;
}>;

/** One change by staff of what members can't change about themselves: held, written and logged with before and after. */
export const changeByStaff = async <Keys extends keyof User>(
  repositories: Needed,
  actor: Actor,
  { action, id, at, reason, change }: Change<Keys>,
): Promise<{ before: User; after: User }> => {
  requireOther(actor, id);
  const before = await lockForStaff(repositories, actor, id);
  const changed = change(before);
  const after: User = { ...before, ...changed, version: before.version + 1, updatedAt: at };
  await repositories.users.update(after);
  // Object.keys forgets that these are the change's own names.
  const keys = Object.keys(changed) as Keys[];
  const shown = (user: User) => Object.fromEntries(keys.map((key) => [key, user[key]]));
  await repositories.auditLog.append(
    audited(actor, {
      at,
      action,
      targetType: 'user',
      targetId: id,
      before: shown(before),
      after: shown(after),
      reason,
    }),
  );
  return { before, after };
};
