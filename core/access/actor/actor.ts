import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { minute } from '#core/kernel/time.ts';
import type { Permission } from './permission.ts';

export const userLevels = ['BASIC', 'PRO', 'PREMIUM'] as const;
export type UserLevel = (typeof userLevels)[number];
export const userTypes = ['USER', 'COACH'] as const;
export type UserType = (typeof userTypes)[number];
export const userStatuses = ['PENDING', 'ACTIVE', 'HOLD', 'BAN', 'DELETE'] as const;
export type UserStatus = (typeof userStatuses)[number];

/**
 * Who asks. Made from the database at each request, never from what a token says.
 * `system` is the clock and the command line's own work.
 */
export type Actor =
  | Readonly<{ kind: 'visitor' }>
  | Readonly<{ kind: 'system' }>
  | Readonly<{
      kind: 'user';
      id: UserId;
      status: UserStatus;
      level: UserLevel;
      type: UserType;
      permissions: ReadonlySet<Permission>;
      /** The sign-in this request belongs to; null on the command line. */
      sessionId: string | null;
      /** When the sign-in last saw the password or a code; absent without a sign-in. */
      provenAt?: Date;
      /** The account's; answers use it when the request names none. */
      language?: Language;
      /** Until then this member reads, but publishes nothing. */
      restrictedUntil?: Date | null;
      /** Staff see the site as this member: nothing is changed, and what is the member's alone is not shown. */
      viewing?: Readonly<{ id: string; staffId: UserId }>;
      /** Staff without a second factor, where they must have one: members like others until it is set up. */
      secondFactorDue?: boolean;
    }>;
export type UserActor = Extract<Actor, { kind: 'user' }>;

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** Passes when the role holds at least one of the permissions asked; an empty request is denied. */
export const mayDo = (actor: Actor, ...asked: readonly Permission[]): boolean => {
  if (asked.length === 0) return false;
  if (actor.kind === 'system') return true;
  if (actor.kind === 'visitor' || actor.secondFactorDue) return false;
  return actor.id === superUserId || asked.some((permission) => actor.permissions.has(permission));
};

/** Staff are people whose role allows anything at all; user 1 always is. */
export const mayHoldStaffRights = (id: UserId, granted: readonly Permission[]): boolean =>
  id === superUserId || granted.length > 0;

/** A signed-in person, whatever the account's state: what PENDING people may still do goes through here. */
export const requireSignedIn = (actor: Actor): UserActor => {
  if (actor.kind !== 'user') throw new DomainError('access.sign_in_required');
  return actor;
};

export const statusRefusal = {
  PENDING: 'auth.user_not_active',
  HOLD: 'auth.user_hold',
  BAN: 'auth.user_ban',
  DELETE: 'auth.user_deleted',
} as const;

/** Signed in and ACTIVE: the rule for everything a member does. */
export const requireMember = (actor: Actor): UserActor => {
  const user = requireSignedIn(actor);
  if (user.status !== 'ACTIVE') throw new DomainError(statusRefusal[user.status]);
  return user;
};

type Publishing = Readonly<{ restrictedUntil?: Date | null }>;

/** Everything that others are shown asks this: posts, comments, messages, articles, reviews of challenges. */
export const mayPublish = ({ restrictedUntil = null }: Publishing, at: Date): boolean =>
  restrictedUntil === null || restrictedUntil <= at;

/** ACTIVE and not restricted. What is paid for, such as a review asked for or answered, goes on without it. */
export const requireMayPublish = (actor: Actor, at: Date): UserActor => {
  const user = requireMember(actor);
  if (!mayPublish(user, at))
    throw new DomainError('social.restricted', { until: user.restrictedUntil?.toISOString() ?? '' });
  return user;
};

export const requirePermission = (actor: Actor, ...asked: readonly Permission[]): void => {
  if (actor.kind === 'system') return;
  if (requireMember(actor).secondFactorDue) throw new DomainError('access.second_factor_required');
  if (!mayDo(actor, ...asked)) throw new DomainError('access.not_authorized', { permission: asked[0] ?? '' });
};

/** So long after the password or a code a sign-in may do what is sensitive. */
export const proofLasts = 15 * minute;

/**
 * What moves coins, gives rights or ends accounts takes a sign-in that has just shown who sits there: a console left open
 * is not enough. The clock and the command line have no sign-in. Fails with access.proof_due.
 */
export const requireRecentProof = (actor: Actor, at: Date): void => {
  if (actor.kind !== 'user' || actor.sessionId === null) return;
  const { provenAt } = actor;
  if (provenAt === undefined || at.getTime() - provenAt.getTime() > proofLasts)
    throw new DomainError('access.proof_due');
};

/** The level that counts at an instant: a paid one whose time is over is BASIC, whether or not a job has noticed yet. */
export const levelAt = (
  { level, levelExpiresAt }: Readonly<{ level: UserLevel; levelExpiresAt: Date | null }>,
  at: Date,
): UserLevel => (levelExpiresAt !== null && levelExpiresAt <= at ? 'BASIC' : level);

/** Who is written into the audit log and the ledger. */
export const actorName = (actor: Actor): string => (actor.kind === 'user' ? actor.id : actor.kind);
