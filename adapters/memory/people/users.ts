import type { UserRow, Users } from '#core/people/account/ports.ts';
import { forgottenDelivery } from '#core/money/shop/order.ts';
import { forgottenCoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import { forgottenEvidence } from '#core/coaching/specialization/specialization-request.ts';
import { anonymousAs, type User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { forgetReviews } from '../coaching/reviews.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type TableName, type View } from '../engine/store.ts';

const forgotten = [
  'credentials', 'sessions', 'verifications', 'consents', 'drafts', 'goals', 'reports', 'snapshots', 'weeklyReminders',
  'levelReminders', 'planWaits', 'notifications', 'notificationPreferences', 'mails', 'pushes', 'pushSubscriptions', 'presences',
] as const satisfies readonly TableName[]; // prettier-ignore

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
    findByUsername: async (username) => first((user) => user.username === username),
    findByReferralCode: async (code) => first((user) => user.referralCode === code),
    findSignedIn: async (id) => signedIn(id),
    async findInSessions(sessionIds, at) {
      return sessionIds.flatMap((sessionId) => {
        const session = view().table('sessions').get(sessionId);
        if (!session || session.endedAt !== null || session.expiresAt <= at) return [];
        const { id, status, level, levelExpiresAt, type, language, roleId } = get(session.userId);
        const roleVersion = view().table('roles').get(roleId)?.version ?? 0;
        return [{ sessionId, id, status, level, levelExpiresAt, type, language, roleId, roleVersion }];
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

    async anonymise(id, at) {
      const { table } = view();
      const user = users().get(id);
      if (!user) return;
      users().set(id, {
        ...user,
        ...anonymousAs(id, at),
        reminder: { ...user.reminder, enabled: false },
        version: user.version + 1,
      });
      for (const name of forgotten) forgetIn(view(), name, id);
      for (const payment of table('payments').all())
        if (payment.userId === id) table('payments').set(payment.id, { ...payment, receiptId: null });
      for (const claim of table('partnerClaims').all())
        if (claim.userId === id) table('partnerClaims').set(claim.id, { ...claim, evidence: null });
      forgetRequests(view(), id, at);
      forgetReviews(view(), id);
      for (const order of table('orders').all())
        if (order.userId === id) table('orders').set(order.id, { ...order, delivery: forgottenDelivery });
      table('coachProfiles').delete(id);
      for (const reply of table('savedReplies').all())
        if (reply.coachId === id) table('savedReplies').delete(reply.id);
      for (const [key, { ownerId }] of table('photoViews').entries())
        if (ownerId === id) table('photoViews').delete(key);
      for (const medium of table('media').all()) if (medium.ownerId === id) table('media').delete(medium.id);
    },

    async list(request) {
      const { table } = view();
      const snapshots = table('snapshots').all();
      const rows = users()
        .all()
        .map((user): UserRow => {
          const wallet = table('wallets').get(user.id);
          return {
            ...user,
            roleName: table('roles').get(user.roleId)?.name ?? '',
            fitCoin: wallet?.fitCoin ?? 0,
            baseCoin: wallet?.baseCoin ?? 0,
            snapshotCount: snapshots.filter(({ userId }) => userId === user.id).length,
          };
        });
      return staffList(rows, readListRequest(staffLists.users, request), staffLists.users, (user) => [
        user.fullname,
        user.username,
        user.email,
        user.phone,
      ]);
    },

    dueForAnonymisation: async (before, limit) =>
      users()
        .all()
        .filter((user) => user.deletionRequestedAt && user.deletionRequestedAt < before && !user.anonymisedAt)
        .toSorted(ascending((user) => [user.deletionRequestedAt ?? before, user.id]))
        .slice(0, limit)
        .map(({ id }) => id),

    levelsEndingBefore: async (before, limit) =>
      users()
        .all()
        .filter((user) => user.level !== 'BASIC' && user.levelExpiresAt && user.levelExpiresAt < before)
        .toSorted(ascending((user) => [user.levelExpiresAt ?? before, user.id]))
        .slice(0, limit),

    async levelReminderDue(days, at, limit) {
      const reminded = view().table('levelReminders').all();
      const isReminded = (user: User) =>
        reminded.some(
          (reminder) =>
            reminder.userId === user.id &&
            reminder.expiresAt.getTime() === user.levelExpiresAt?.getTime() &&
            reminder.days <= days,
        );
      return users()
        .all()
        .filter((user) => user.level !== 'BASIC' && user.status === 'ACTIVE')
        .filter(({ levelExpiresAt: end }) => end !== null && end > at && end <= after(at, days * day))
        .filter((user) => !isReminded(user))
        .toSorted(ascending((user) => [user.levelExpiresAt ?? at, user.id]))
        .slice(0, limit);
    },

    async claimLevelReminder(userId, expiresAt, days) {
      const reminders = view().table('levelReminders');
      const key = keyOf(userId, expiresAt.toISOString(), String(days));
      if (reminders.get(key)) return false;
      reminders.set(key, { userId, expiresAt, days });
      return true;
    },

    async invitedBy(id) {
      const snapshots = view().table('snapshots').all();
      return users()
        .all()
        .filter(({ referrerId }) => referrerId === id)
        .toSorted(ascending((user) => [user.createdAt, user.id]))
        .map((user) => {
          const saved = snapshots
            .filter(({ userId }) => userId === user.id)
            .map(({ createdAt }) => createdAt);
          const firstSnapshotAt = saved.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
          const { fullname, emailVerifiedAt, createdAt } = user;
          return { id: user.id, fullname, emailVerifiedAt, createdAt, firstSnapshotAt };
        });
    },
  };
};

/** What was applied for, and with which papers; that it was decided stays. */
const forgetRequests = ({ table }: View, userId: string, at: Date): void => {
  for (const request of table('coachRequests').all())
    if (request.userId === userId)
      table('coachRequests').set(request.id, {
        ...request,
        ...forgottenCoachRequest,
        status: request.status === 'PENDING' ? 'CANCELED' : request.status,
      });
  for (const request of table('specializationRequests').all())
    if (request.userId === userId)
      table('specializationRequests').set(request.id, {
        ...request,
        evidence: forgottenEvidence,
        refusalReason: null,
        removedAt: request.removedAt ?? at,
      });
};

const forgetIn = (view: View, name: (typeof forgotten)[number], userId: string): void => {
  const table = view.table(name);
  for (const [key, row] of table.entries()) if (row.userId === userId) table.delete(key);
};
