import type { Presences } from './presence.ts';
import type { UserLevel, UserStatus } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import type { RoleId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Consent } from '#core/people/account/consent.ts';
import type { User } from './user.ts';

/** A user with what their role allows, in one read: what every request starts with. */
export type SignedInUser = Readonly<{ user: User; permissions: readonly Permission[]; roleName: string }>;

/** As much of a user as says who asks: every request reads it, so it is narrow. A role's version stands for its permissions. */
export type SessionUser = Readonly<
  Pick<
    User,
    'id' | 'status' | 'level' | 'levelExpiresAt' | 'type' | 'language' | 'roleId' | 'restrictedUntil'
  > & {
    sessionId: string;
    roleVersion: number;
    hasSecondFactor: boolean;
    /** When the sign-in last saw the password or a code. */
    provenAt: Date;
  }
>;

export interface Users {
  /** Fails with user.not_found. */
  get(id: UserId): Promise<User>;
  find(id: UserId): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** Those of the addresses that have an account. */
  registeredAmong(emails: readonly string[]): Promise<readonly string[]>;
  findByUsername(username: string): Promise<User | null>;
  findByReferralCode(code: string): Promise<User | null>;
  findSignedIn(id: UserId): Promise<SignedInUser | null>;
  /** The same, only while this sign-in of theirs is alive: one read, because every request pays for it. */
  /** Whose sign-ins these are, as long as they live; those that are over, or never were, are left out. */
  findInSessions(sessionIds: readonly string[], at: Date): Promise<readonly SessionUser[]>;
  /** Holds the row until the transaction ends; fails with user.not_found. */
  lock(id: UserId): Promise<User>;
  /** As it is until the transaction ends: many may hold it so at once, a change waits. Null: there is none. */
  hold(id: UserId): Promise<User | null>;
  /** Fails with auth.email_exists. */
  insert(user: User): Promise<void>;
  /**
   * Writes when the stored version is `user.version - 1`, else fails with version.stale. Unique fields answer with
   * user.email_exists, user.username_exists, user.phone_exists.
   */
  update(user: User): Promise<void>;
  /** Replaces name, address and picture with nothing; the row stays for the ledger. The rest is the modules' to forget. */
  anonymise(id: UserId, at: Date): Promise<void>;
  list(request: ListRequest): Promise<List<UserRow>>;
  /** The row of one account in that list. */
  findRow(id: UserId): Promise<UserRow | null>;
  /** Accounts whose deletion was asked for before the given instant and not yet carried out. */
  dueForAnonymisation(before: Date, limit: number): Promise<readonly UserId[]>;
  /** Paid levels that end before the given instant, soonest first. */
  levelsEndingBefore(before: Date, limit: number): Promise<readonly User[]>;
  /** Paid levels that end after `at` and within so many days, and were not reminded at this or a later stage. */
  levelReminderDue(days: number, at: Date, limit: number): Promise<readonly User[]>;
  /** False when this end of a level was reminded at this stage before: the claim that makes it one reminder. */
  claimLevelReminder(id: UserId, expiresAt: Date, days: number, at: Date): Promise<boolean>;
  deleteLevelRemindersOf(id: UserId): Promise<void>;
  invitedBy(id: UserId): Promise<readonly InvitedUser[]>;
}

export type UserRow = User &
  Readonly<{ roleName: string; fitCoin: number; baseCoin: number; snapshotCount: number }>;
export type InvitedUser = Readonly<{
  id: UserId;
  fullname: string;
  emailVerifiedAt: Date | null;
  firstSnapshotAt: Date | null;
  createdAt: Date;
}>;

export interface Consents {
  insert(consents: readonly Consent[]): Promise<void>;
  of(userId: UserId): Promise<readonly Consent[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export type StatusChange = Readonly<{ status: UserStatus; reason: string | null }>;
export type LevelChange = Readonly<{ level: UserLevel; expiresAt: Date | null }>;
export type RoleChange = Readonly<{ roleId: RoleId }>;

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    users: Users;
    consents: Consents;
    presences: Presences;
  }
}
