import type { UserLevel, UserStatus } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import type { RoleId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Consent } from '#core/people/sign-in/consent.ts';
import type { Session, SessionEnd } from '#core/people/sign-in/session.ts';
import type { User } from './user.ts';
import type { Verification, VerificationPurpose } from '#core/people/sign-in/verification.ts';

/** A user with what their role allows, in one read: what every request starts with. */
export type SignedInUser = Readonly<{ user: User; permissions: readonly Permission[]; roleName: string }>;

/** As much of a user as says who asks: every request reads it, so it is narrow. A role's version stands for its permissions. */
export type SessionUser = Readonly<
  Pick<User, 'id' | 'status' | 'level' | 'levelExpiresAt' | 'type' | 'language' | 'roleId'> & {
    sessionId: string;
    roleVersion: number;
  }
>;

export interface Users {
  /** Fails with user.not_found. */
  get(id: UserId): Promise<User>;
  find(id: UserId): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  findByUsername(username: string): Promise<User | null>;
  findByReferralCode(code: string): Promise<User | null>;
  findSignedIn(id: UserId): Promise<SignedInUser | null>;
  /** The same, only while this sign-in of theirs is alive: one read, because every request pays for it. */
  /** Whose sign-ins these are, as long as they live; those that are over, or never were, are left out. */
  findInSessions(sessionIds: readonly string[], at: Date): Promise<readonly SessionUser[]>;
  /** Holds the row until the transaction ends; fails with user.not_found. */
  lock(id: UserId): Promise<User>;
  /** As it is until the transaction ends: many may hold it so at once, whoever changes it waits. Null: there is none. */
  hold(id: UserId): Promise<User | null>;
  /** Fails with auth.email_exists. */
  insert(user: User): Promise<void>;
  /**
   * Writes when the stored version is `user.version - 1`, else fails with version.stale. Unique fields answer with
   * user.email_exists, user.username_exists, user.phone_exists.
   */
  update(user: User): Promise<void>;
  /**
   * Replaces name, address and pictures with nothing, keeps the row for the ledger. Everything else personal goes with it:
   * credentials, sessions, verifications, consents, snapshots, drafts, goals, reports, notifications and their
   * preferences, mails, media rows, and what reviews and ratings of theirs say. Money rows and the audit log stay.
   */
  anonymise(id: UserId, at: Date): Promise<void>;
  list(request: ListRequest): Promise<List<UserRow>>;
  /** Accounts whose deletion was asked for before the given instant and not yet carried out. */
  dueForAnonymisation(before: Date, limit: number): Promise<readonly UserId[]>;
  /** Paid levels that end before the given instant, soonest first. */
  levelsEndingBefore(before: Date, limit: number): Promise<readonly User[]>;
  /** Paid levels that end after `at` and within so many days, and were not reminded at this or a later stage. */
  levelReminderDue(days: number, at: Date, limit: number): Promise<readonly User[]>;
  /** False when this end of a level was reminded at this stage before: the claim that makes it one reminder. */
  claimLevelReminder(id: UserId, expiresAt: Date, days: number, at: Date): Promise<boolean>;
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

export interface Credentials {
  hashOf(userId: UserId): Promise<string | null>;
  set(userId: UserId, hash: string, at: Date): Promise<void>;
}

export interface Sessions {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  /** Moves generation `from` → `from + 1` in one conditional update; false when another request did, or it ended. */
  rotate(id: string, from: number, at: Date, expiresAt: Date): Promise<boolean>;
  /** Alive ones, last used first. */
  listOf(userId: UserId, at: Date): Promise<readonly Session[]>;
  /** What this person ever signed in with, each once; ended sign-ins count. */
  userAgentsOf(userId: UserId): Promise<readonly string[]>;
  end(id: string, reason: SessionEnd, at: Date): Promise<void>;
  /** Ends all but `exceptId`; answers the ids that ended. */
  endAll(userId: UserId, reason: SessionEnd, at: Date, exceptId?: string): Promise<readonly string[]>;
  /** Ends all but the `keep` last used; answers those that ended, the longest unused first. */
  endOldest(userId: UserId, keep: number, at: Date): Promise<readonly Session[]>;
  /** When a sign-in of this person last ended for this reason; null: never. */
  lastEnd(userId: UserId, reason: SessionEnd): Promise<Date | null>;
  isAlive(id: string, at: Date): Promise<boolean>;
}

export interface Verifications {
  /** One sending per purpose and requester at a time: waits for the others, until the transaction ends. */
  lockRequester(purpose: VerificationPurpose, requester: string): Promise<void>;
  /** Marks earlier ones of the same purpose and requester replaced. */
  insert(verification: Verification): Promise<void>;
  /** Every code and link of this person that is still open dies; waits and counts stay. The account must be locked. */
  retireAllOf(userId: UserId, at: Date): Promise<void>;
  latest(purpose: VerificationPurpose, requester: string): Promise<Verification | null>;
  findBySecret(purpose: VerificationPurpose, secretHash: string): Promise<Verification | null>;
  countSince(purpose: VerificationPurpose, requester: string, since: Date): Promise<number>;
  /**
   * Takes one try in one conditional update; false when none is left, or the verification is used, replaced or expired.
   * Must be called in a transaction of its own, so that a refusal does not give the try back.
   */
  takeTry(id: string, at: Date): Promise<boolean>;
  /** One conditional update; false when it was used, replaced or expired meanwhile. */
  use(id: string, at: Date): Promise<boolean>;
}

export interface Consents {
  insert(consents: readonly Consent[]): Promise<void>;
  of(userId: UserId): Promise<readonly Consent[]>;
}

/** Slow on purpose; one at a time per process, refusing with auth.busy when the queue is long. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** The same work for an account that does not exist, so that time tells nothing. */
  pretend(password: string): Promise<false>;
}

/** Signs and reads tokens; knows the keys, so that core never does. */
export interface Tokens {
  access(input: { userId: UserId; sessionId: string; at: Date }): string;
  refresh(sessionId: string, generation: number): string;
  readRefresh(token: string): { sessionId: string; generation: number } | null;
  /** One-way, for link tokens and codes; the purpose and the user are part of what is hashed. */
  hashSecret(secret: string): string;
  /** The same by the key of before, while that is still accepted. */
  earlierHash(secret: string): string | null;
}

export type StatusChange = Readonly<{ status: UserStatus; reason: string | null }>;
export type LevelChange = Readonly<{ level: UserLevel; expiresAt: Date | null }>;
export type RoleChange = Readonly<{ roleId: RoleId }>;
