import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Follow } from './follow.ts';
import type { Relation, RelationKind } from './relation.ts';
import type { Candidate, Suggestion } from './suggestion.ts';

/** Whose list, and who reads it: who is blocked or no longer active is left out in the storage, so that pages are full. */
export type FollowListRequest = PageRequest & Readonly<{ userId: UserId; viewerId: UserId | null }>;

export interface Follows {
  find(followerId: UserId, followeeId: UserId): Promise<Follow | null>;
  /** False when it was there already. Fails with user.not_found. */
  insert(follow: Follow): Promise<boolean>;
  /** False when there was none. */
  delete(followerId: UserId, followeeId: UserId): Promise<boolean>;
  /** False when there is nothing to change. */
  setBell(followerId: UserId, followeeId: UserId, bell: boolean): Promise<boolean>;
  /** Those of `others` whom this user follows. */
  followedBy(followerId: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Those of `others` who follow this user. */
  followersAmong(followeeId: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Newest first. */
  followersOf(request: FollowListRequest): Promise<Page<Follow>>;
  followeesOf(request: FollowListRequest): Promise<Page<Follow>>;
  /** Those who rang the bell of this author, in order of their ids, after the given one. */
  bellsOf(followeeId: UserId, afterId: UserId | null, limit: number): Promise<readonly UserId[]>;
  /** Marks all followers' rows when an author becomes broad, or is no longer. */
  setPulled(followeeId: UserId, pulled: boolean): Promise<void>;
  /** Both directions; answers what was there, so that counts can follow. */
  deleteAllOf(userId: UserId): Promise<readonly Follow[]>;
  /**
   * Active people with all of these folded words at the beginning of a word of name or username: those the viewer follows
   * first, then others with an open profile; nobody who is blocked either way, and not the viewer.
   */
  findPeople(request: PeopleRequest): Promise<readonly UserId[]>;
  /** Everything, for the archive. */
  of(userId: UserId): Promise<readonly Follow[]>;
}

export type PeopleRequest = Readonly<{ viewerId: UserId; words: readonly string[]; limit: number }>;

export interface Suggestions {
  /** Active members in the order of their ids, after the given one. */
  membersAfter(afterId: UserId | null, limit: number): Promise<readonly UserId[]>;
  /**
   * So many of each reason at most. Active, with an open profile, and either a listed coach or someone who agreed to be
   * suggested; neither followed, muted, dismissed nor blocked either way.
   */
  candidatesFor(userId: UserId, perReason: number): Promise<readonly Candidate[]>;
  replace(userId: UserId, suggestions: readonly Suggestion[]): Promise<void>;
  /** Those that still may be suggested, the best first. */
  of(userId: UserId, limit: number): Promise<readonly Suggestion[]>;
  /** Fails with user.not_found. */
  dismiss(userId: UserId, otherId: UserId, at: Date): Promise<void>;
  /** Made for and about this user, and what was dismissed. */
  deleteAllOf(userId: UserId): Promise<void>;
  /** Whom this user does not want to be suggested, for the archive. */
  dismissedBy(userId: UserId): Promise<readonly Dismissal[]>;
}
export type Dismissal = Readonly<{ otherId: UserId; at: Date }>;

export type RelationNumbers = Readonly<{ blocks: number; blockedBy: number; mutedBy: number }>;

export interface Relations {
  find(ownerId: UserId, otherId: UserId, kind: RelationKind): Promise<Relation | null>;
  /** Replaces the one there is. Fails with user.not_found. */
  put(relation: Relation): Promise<void>;
  /** False when there was none. */
  delete(ownerId: UserId, otherId: UserId, kind: RelationKind): Promise<boolean>;
  /** Newest first, without mutes that were over at that instant. */
  pageOf(
    ownerId: UserId,
    kind: RelationKind,
    request: PageRequest & Readonly<{ at: Date }>,
  ): Promise<Page<Relation>>;
  /** Those of `others` whom this user blocked, or who blocked this user. */
  blockedEitherWay(userId: UserId, others: readonly UserId[]): Promise<ReadonlySet<UserId>>;
  /** Those of `others` whom this user muted and still mutes. */
  mutedBy(ownerId: UserId, others: readonly UserId[], at: Date): Promise<ReadonlySet<UserId>>;
  /** How many people this user blocked, and how many blocked or muted this user. */
  numbersOf(userId: UserId): Promise<RelationNumbers>;
  /** What this user set, for the archive. */
  of(ownerId: UserId): Promise<readonly Relation[]>;
  /** Set by and about this user. */
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    follows: Follows;
    relations: Relations;
    suggestions: Suggestions;
  }
}
