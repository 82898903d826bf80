import { requirePerson } from '#core/access/actor/ai-user.ts';
import { levelAt, mayHoldStaffRights, type UserActor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { RoleId, UserId } from '#core/kernel/id.ts';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { SignedInUser } from '../ports.ts';

const actorFrom = ({ user, permissions }: SignedInUser, at: Date): UserActor => ({
  kind: 'user',
  id: user.id,
  status: user.status,
  level: levelAt(user, at),
  type: user.type,
  permissions: new Set(permissions),
  sessionId: null,
  language: user.language,
  restrictedUntil: user.restrictedUntil,
});

type Needs = Reads<'roles' | 'users'> & Pick<Ports, 'clock' | 'staffNeedSecondFactor'>;

/** What a role allows, read again whenever its version is another one. */
const rememberedPermissions = ({ reads }: Reads<'roles'>) => {
  const known = new Map<RoleId, Readonly<{ version: number; permissions: ReadonlySet<Permission> }>>();
  return async (roleId: RoleId, version: number): Promise<ReadonlySet<Permission>> => {
    const remembered = known.get(roleId);
    if (remembered?.version === version) return remembered.permissions;
    const role = await reads.roles.get(roleId);
    const permissions = new Set(role.permissions);
    known.set(roleId, { version: role.version, permissions });
    return permissions;
  };
};

export type SignIn = Readonly<{ userId: UserId; sessionId: string }>;

/**
 * Who asks, as the database knows them now; null for a sign-in that is over. One read for all who ask at the same
 * moment, because every request pays for it.
 */
export const actorsOf = ({ reads, clock, staffNeedSecondFactor }: Needs) => {
  const permissionsOf = rememberedPermissions({ reads });
  return async (signIns: readonly SignIn[]): Promise<readonly (UserActor | null)[]> => {
    const at = clock.now();
    const found = await reads.users.findInSessions(
      signIns.map(({ sessionId }) => sessionId),
      at,
    );
    return Promise.all(
      signIns.map(async ({ userId, sessionId }): Promise<UserActor | null> => {
        const user = found.find((one) => one.sessionId === sessionId && one.id === userId);
        if (!user) return null;
        const { id, status, type, language, restrictedUntil, roleId, roleVersion } = user;
        const level = levelAt(user, at);
        const permissions = await permissionsOf(roleId, roleVersion);
        const secondFactorDue =
          staffNeedSecondFactor && !user.hasSecondFactor && mayHoldStaffRights(id, [...permissions]);
        return {
          kind: 'user',
          id,
          status,
          level,
          type,
          permissions,
          sessionId,
          provenAt: user.provenAt,
          language,
          restrictedUntil,
          ...(secondFactorDue && { secondFactorDue }),
        };
      }),
    );
  };
};

type ActorOf = {
  /** Null when the sign-in is over. */
  (userId: UserId, sessionId: string): Promise<UserActor | null>;
  /** Without a sign-in: the person an operator works as. Fails with user.not_found, user.cannot_delete_ai_user. */
  (userId: UserId, sessionId: null): Promise<UserActor>;
};

/**
 * Without a sign-in: the person an operator works as, or on whose behalf something is looked up. Fails with
 * user.not_found, user.cannot_delete_ai_user.
 */
export const actorWithoutSignIn =
  ({ reads, clock }: Reads<'users'> & Pick<Ports, 'clock'>) =>
  async (userId: UserId): Promise<UserActor> => {
    requirePerson(userId);
    const found = await reads.users.findSignedIn(userId);
    if (!found) throw new DomainError('user.not_found');
    return actorFrom(found, clock.now());
  };

export const actorOf = (needs: Needs): ActorOf => {
  const actors = actorsOf(needs);
  const withoutSignIn = actorWithoutSignIn(needs);
  async function find(userId: UserId, sessionId: string): Promise<UserActor | null>;
  async function find(userId: UserId, sessionId: null): Promise<UserActor>;
  async function find(userId: UserId, sessionId: string | null): Promise<UserActor | null> {
    if (sessionId !== null) {
      const [actor = null] = await actors([{ userId, sessionId }]);
      return actor;
    }
    return withoutSignIn(userId);
  }
  return find;
};

/** The person an operator works as, by id, address or username, with that person's permissions and nothing more. */
export const actorNamed =
  ({ reads, clock }: Reads<'users'> & Pick<Ports, 'clock'>) =>
  async (name: string): Promise<UserActor> => {
    const wanted = normalizeEmail(name);
    const user = wanted.includes('@')
      ? await reads.users.findByEmail(wanted)
      : ((await reads.users.find(name.trim())) ?? (await reads.users.findByUsername(wanted)));
    if (!user) throw new DomainError('user.not_found');
    return actorWithoutSignIn({ reads, clock })(user.id);
  };
