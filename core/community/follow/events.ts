import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'follow.added': { followerId: UserId; followeeId: UserId };
    /** `by` is either of the two, or who blocked the other. */
    'follow.removed': { followerId: UserId; followeeId: UserId; by: UserId; followedAt: string };
    'user.blocked': { ownerId: UserId; otherId: UserId };
  }
}
