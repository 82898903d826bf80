import type { UserId } from '#core/kernel/id.ts';
import type { Rhythm } from './rhythm.ts';

export interface NotificationRhythms {
  /** The default when nothing was chosen. */
  of(userId: UserId): Promise<Rhythm>;
  put(userId: UserId, rhythm: Rhythm, at: Date): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/**
 * One digest at most is planned for a member. It is planned, moved and taken while the member's list is held, as lines
 * are put into it: what is committed before the digest is taken is in it, what comes later plans the next one.
 */
export interface Digests {
  /** Holds the member's list until the transaction ends. */
  lock(userId: UserId): Promise<void>;
  /** One that is planned already stays as it is. */
  plan(userId: UserId, dueAt: Date): Promise<void>;
  plannedFor(userId: UserId): Promise<Date | null>;
  cancel(userId: UserId): Promise<void>;
  /** The one that has waited longest and whose list nobody holds, taken from the plan; one instance at most has it. */
  takeDue(at: Date): Promise<UserId | null>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    notificationRhythms: NotificationRhythms;
    digests: Digests;
  }
}
