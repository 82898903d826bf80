import type { UserId } from '#core/kernel/id.ts';
import type { LimitedAction, Standing } from './limits.ts';
import type { SocialCounts } from './social-counts.ts';

export type ActionCount = Readonly<{
  userId: UserId;
  action: LimitedAction;
  /** The beginning of the minute or hour it is counted in. */
  slot: Date;
}>;

export interface ActionCounts {
  /** Counts one more, and answers how many there are from each of these instants on. Held until the transaction ends. */
  add(count: ActionCount, since: readonly Date[]): Promise<readonly number[]>;
  /** Slots that no limit looks at any more. */
  deleteBefore(before: Date): Promise<number>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** So many rows in the order of their ids, after the given one. */
export type Stretch = Readonly<{ after: string | null; limit: number }>;
/** How many of them were wrong, and are right now; the last id, null once there are no more. */
export type Recounted = Readonly<{ wrong: number; last: string | null }>;

export interface SocialCountsStore {
  /** Zeros for who has none yet. */
  of(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, SocialCounts>>;
  standingOf(userId: UserId): Promise<Standing>;
  /** Makes the row if there is none and holds it until the transaction ends: who posts or follows locks it first. */
  lock(userId: UserId): Promise<SocialCounts>;
  /** Several, in one order for everybody, so that nobody waits in a circle. */
  lockAll(userIds: readonly UserId[]): Promise<void>;
  /** By rows that truly changed; never below zero. */
  add(userId: UserId, change: Readonly<Partial<Omit<SocialCounts, 'userId' | 'broad'>>>): Promise<void>;
  setBroad(userId: UserId, broad: boolean): Promise<void>;
  /** Whose flag `broad` is not what their number of followers asks for. */
  toSwitch(limit: number): Promise<readonly SocialCounts[]>;
  /** Counts followers, followees and posts again, while others follow and post. */
  recount(stretch: Stretch): Promise<Recounted>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    actionCounts: ActionCounts;
    socialCounts: SocialCountsStore;
  }
}
