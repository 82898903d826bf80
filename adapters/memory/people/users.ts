import { isOn } from '#core/people/second-factor/second-factor.ts';
import type { Users } from '#core/people/account/ports.ts';
import { anonymousAs, type User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending } from '../engine/ordering.ts';
import { changeRows, type View } from '../engine/store.ts';
import { memoryUserLevels } from './user-levels.ts';
import { memoryUserLists } from './user-lists.ts';

/** Accounts that their owners closed. */
const closedUsers = (view: () => View): Pick<Users, 'anonymise' | 'dueForAnonymisation'> => ({
  async anonymise(id, at) {
    changeRows(
      view().table('users'),
      (user) => user.id === id,
      (user) => ({
        ...user,
        ...anonymousAs(id, at),
        reminder: { ...user.reminder, enabled: false },
        version: user.version + 1,
      }),
    );
  },

  dueForAnonymisation: async (before, limit) =>
    view()
      .table('users')
      .all()
      .filter((user) => user.deletionRequestedAt && user.deletionRequestedAt < before && !user.anonymisedAt)
      .toSorted(ascending((user) => [user.deletionRequestedAt ?? before, user.id]))
      .slice(0, limit)
      .map(({ id }) => id),
});

export const memoryUsers = (view: () => View): Users => {
  const users = () => view().table('users');
  const first = (fits: (user: User) => boolean): User | null => users().all().find(fits) ?? null;

  const get = (id: string): User => {
    const user = users().get(id);
    if (!user) throw new DomainError('user.not_found');
    return user;
  };

  const store = (user: User, emailTaken: 'auth.email_exists' | 'user.email_exists'): void => {
    const { refuse, table } = view();
    const others = users()
      .all()
      .filter(({ id }) => id !== user.id);
    if (others.some(({ email }) => email === user.email)) refuse(emailTaken);
    if (user.username !== null && others.some(({ username }) => username === user.username))
      refuse('user.username_exists');
    if (user.phone !== null && others.some(({ phone }) => phone === user.phone)) refuse('user.phone_exists');
    if (!table('roles').get(user.roleId)) refuse('role.not_found');
    if (user.referrerId !== null && !users().get(user.referrerId)) refuse('user.not_found');
    if (user.avatarId !== null && !table('media').get(user.avatarId)) refuse('user.media_not_found');
    users().set(user.id, user);
  };

  const signedIn = (id: string) => {
    const user = users().get(id);
    const role = user && view().table('roles').get(user.roleId);
    return user && role ? { user, permissions: role.permissions, roleName: role.name } : null;
  };

  return {
    get: async (id) => get(id),
    find: async (id) => users().get(id) ?? null,
    findByEmail: async (email) => first((user) => user.email === email),
    registeredAmong: async (emails) =>
      emails.filter((email) => first((user) => user.email === email) !== null),
    findByUsername: async (username) => first((user) => user.username === username),
    findByReferralCode: async (code) => first((user) => user.referralCode === code),
    findSignedIn: async (id) => signedIn(id),
    async findInSessions(sessionIds, at) {
      return sessionIds.flatMap((sessionId) => {
        const session = view().table('sessions').get(sessionId);
        if (!session || session.endedAt !== null || session.expiresAt <= at) return [];
        const user = get(session.userId);
        const { id, status, level, levelExpiresAt, type, language, roleId, restrictedUntil } = user;
        const roleVersion = view().table('roles').get(roleId)?.version ?? 0;
        return [
          {
            sessionId,
            provenAt: session.provenAt,
            id,
            status,
            level,
            levelExpiresAt,
            type,
            language,
            roleId,
            restrictedUntil,
            roleVersion,
            hasSecondFactor:
              isOn(view().table('secondFactors').get(id) ?? null) ||
              view()
                .table('passkeys')
                .all()
                .some(({ userId }) => userId === id),
          },
        ];
      });
    },
    lock: async (id) => get(id),
    hold: async (id) => users().get(id) ?? null,

    async insert(user) {
      if (users().get(user.id)) throw new Error(`A user ${user.id} is there already`);
      store(user, 'auth.email_exists');
    },

    async update(user) {
      const before = users().get(user.id);
      if (before?.version !== user.version - 1) throw new DomainError('version.stale');
      store({ ...user, createdAt: before.createdAt }, 'user.email_exists');
    },

    ...memoryUserLists(view),
    ...memoryUserLevels(view),
    ...closedUsers(view),
  };
};
