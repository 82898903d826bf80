import type { InvitedUser, SessionUser, SignedInUser, UserRow, Users } from '#core/people/account/ports.ts';
import { anonymousAs, type User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { fold } from '#core/kernel/text/text.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Everything of a user but the folded copy for searching. */
const columnNames = [
  'id', 'role_id', 'level', 'level_expires_at', 'type', 'status', 'status_reason', 'email', 'email_verified_at',
  'fullname', 'username', 'phone', 'gender', 'address', 'region', 'city', 'country', 'zip_code', 'about', 'website',
  'avatar_id', 'is_public', 'public_flags', 'followers_only', 'activity_status', 'hide_from_search', 'review_price',
  'referrer_id', 'referral_code', 'language', 'time_zone', 'units', 'body_standard', 'reminder', 'suggestible', 'who_may_write',
  'read_receipts', 'show_presence', 'translation', 'restricted_until', 'deletion_requested_at',
  'anonymised_at', 'version', 'created_at', 'updated_at',
] as const; // prettier-ignore

const columns = columnNames.map((name) => `u.${name}`).join(', ');
export { columns as userColumns };
const selectUser = `select ${columns} from users u`;

export const searchTextOf = (user: Pick<User, 'fullname' | 'username' | 'email' | 'phone'>): string =>
  fold([user.fullname, user.username, user.email, user.phone].filter(Boolean).join(' '));

const refusals = {
  users_username: 'user.username_exists',
  users_phone: 'user.phone_exists',
  users_role_id_fkey: 'role.not_found',
  users_avatar_id_fkey: 'user.media_not_found',
  users_referrer_id_fkey: 'user.not_found',
} as const;

const list: ListSource<keyof typeof staffLists.users> = {
  select: `${columns}, r.name as role_name, coalesce(w.fit_coin, 0) as fit_coin, coalesce(w.base_coin, 0) as base_coin,
    (select count(*) from snapshots s where s.user_id = u.id and s.brought_at is null) as snapshot_count`,
  from: 'users u join roles r on r.id = u.role_id left join wallets w on w.user_id = u.id',
  all: 'users u',
  columns: {
    id: 'u.id',
    assigneeId: assigneeOf('user', 'u.id'),
    fullname: 'u.fullname',
    username: 'u.username',
    email: 'u.email',
    phone: 'u.phone',
    roleId: 'u.role_id',
    roleName: 'r.name',
    level: 'u.level',
    levelExpiresAt: 'u.level_expires_at',
    type: 'u.type',
    status: 'u.status',
    gender: 'u.gender',
    country: 'u.country',
    language: 'u.language',
    isPublic: 'u.is_public',
    emailVerifiedAt: 'u.email_verified_at',
    referrerId: 'u.referrer_id',
    fitCoin: 'coalesce(w.fit_coin, 0)',
    baseCoin: 'coalesce(w.base_coin, 0)',
    snapshotCount: '(select count(*) from snapshots s where s.user_id = u.id and s.brought_at is null)',
    createdAt: 'u.created_at',
    updatedAt: 'u.updated_at',
  },
  search: 'u.search',
  tieBreak: 'u.id',
};

const known = (user: User | null): User => {
  if (!user) throw new DomainError('user.not_found');
  return user;
};

/** Who signs in, and what they may do. */
const signedInUsers = (db: Connection): Pick<Users, 'findSignedIn' | 'findInSessions'> => {
  const signedIn = async (condition: string, bindings: (string | Date)[]): Promise<SignedInUser | null> => {
    type Row = User & { rolePermissions: readonly Permission[]; roleName: string };
    const [row] = await rows<Row>(
      db(),
      `select ${columns}, r.permissions as role_permissions, r.name as role_name
       from users u join roles r on r.id = u.role_id ${condition}`,
      bindings,
    );
    if (!row) return null;
    const { rolePermissions, roleName, ...user } = row;
    return { user, permissions: rolePermissions, roleName };
  };

  return {
    findSignedIn: (id) => signedIn('where u.id = ?', [id]),

    findInSessions: (sessionIds, at) =>
      db.point<SessionUser>(
        `select s.id as session_id, s.proven_at, u.id, u.status, u.level, u.level_expires_at, u.type, u.language, u.role_id, u.restricted_until, r.version as role_version,
           (exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
             or exists (select 1 from passkeys p where p.user_id = u.id)) as has_second_factor
         from sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
         where s.id = any(?) and s.ended_at is null and s.expires_at > ?`,
        [[...sessionIds], at],
      ),
  };
};

type Levels = Pick<
  Users,
  'levelsEndingBefore' | 'levelReminderDue' | 'claimLevelReminder' | 'deleteLevelRemindersOf'
>;

/** Paid levels that end, and the reminders of it. */
const userLevels = (db: Connection): Levels => ({
  levelsEndingBefore: (before, limit) =>
    rows<User>(
      db(),
      `${selectUser} where u.level_expires_at < ? and u.level <> 'BASIC' order by u.level_expires_at, u.id limit ?`,
      [before, limit],
    ),

  levelReminderDue: (days, at, limit) =>
    rows<User>(
      db(),
      `${selectUser}
       where u.level_expires_at > ? and u.level_expires_at <= ?::timestamptz + make_interval(days => ?)
         and u.level <> 'BASIC' and u.status = 'ACTIVE'
         and not exists (
           select 1 from level_reminders r
           where r.user_id = u.id and r.expires_at = u.level_expires_at and r.days <= ?
         )
       order by u.level_expires_at, u.id limit ?`,
      [at, at, days, days, limit],
    ),

  async claimLevelReminder(id, expiresAt, days, at) {
    const claimed = await rows(
      db(),
      `insert into level_reminders (user_id, expires_at, days, at) values (?, ?, ?, ?)
       on conflict do nothing returning user_id`,
      [id, expiresAt, days, at],
    );
    return claimed.length === 1;
  },

  async deleteLevelRemindersOf(userId) {
    await db()('level_reminders').where({ userId }).delete();
  },
});

/** Accounts that their owners closed. */
const closedUsers = (db: Connection): Pick<Users, 'anonymise' | 'dueForAnonymisation'> => ({
  async anonymise(id, at) {
    await db()('users')
      .where({ id })
      .update({
        ...anonymousAs(id, at),
        reminder: db().raw(`reminder || '{"enabled": false}'`),
        search: '',
        version: db().raw('version + 1'),
      });
  },

  async dueForAnonymisation(before, limit) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select id from users where deletion_requested_at < ? and anonymised_at is null
       order by deletion_requested_at, id limit ?`,
      [before, limit],
    );
    return found.map(({ id }) => id);
  },
});

export const knexUsers = (db: Connection): Users => {
  const first = async (condition: string, value: string): Promise<User | null> =>
    (await rows<User>(db(), `${selectUser} where ${condition}`, [value]))[0] ?? null;

  return {
    get: async (id) => known(await first('u.id = ?', id)),
    find: (id) => first('u.id = ?', id),
    findByEmail: (email) => first('u.email = ?', email),
    async registeredAmong(emails) {
      const found = await rows<{ email: string }>(
        db(),
        'select email from users where email = any(?::text[])',
        [[...emails]],
      );
      return found.map(({ email }) => email);
    },
    findByUsername: (username) => first('u.username = ?', username),
    findByReferralCode: (code) => first('u.referral_code = ?', code),

    // Not "for update": rows that merely refer to the user need not wait.
    lock: async (id) => known(await first('u.id = ? for no key update', id)),
    hold: (id) => first('u.id = ? for share', id),

    async insert(user) {
      await refusing(
        { ...refusals, users_email: 'auth.email_exists' },
        db()('users').insert({ ...user, search: searchTextOf(user) }),
      );
    },

    async update(user) {
      const { id, createdAt: _, ...changed } = user;
      const written = await refusing(
        { ...refusals, users_email: 'user.email_exists' },
        db()('users')
          .where({ id, version: user.version - 1 })
          .update({ ...changed, search: searchTextOf(user) }),
      );
      requireFresh(written);
    },

    async list(request) {
      return staffList<UserRow, keyof typeof staffLists.users>(
        db(),
        list,
        readListRequest(staffLists.users, request),
      );
    },

    async findRow(id) {
      const [row] = await rows<UserRow>(db(), `select ${list.select} from ${list.from} where u.id = ?`, [id]);
      return row ?? null;
    },

    invitedBy: (id) =>
      rows<InvitedUser>(
        db(),
        `select u.id, u.fullname, u.email_verified_at, u.created_at,
           (select min(s.created_at) from snapshots s where s.user_id = u.id and s.brought_at is null)
             as first_snapshot_at
         from users u where u.referrer_id = ? order by u.created_at, u.id`,
        [id],
      ),

    ...signedInUsers(db),
    ...userLevels(db),
    ...closedUsers(db),
  };
};
