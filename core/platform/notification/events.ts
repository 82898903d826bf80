import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'notification.created': { userId: UserId; notificationId: string };
    /** Null: all of this member's. */
    'notification.read': { userId: UserId; notificationId: string | null };
    /** The address of this member takes no mails any more. */
    'mail.undeliverable': { userId: UserId };
    'mail.deliverable': { userId: UserId };
    'notification.withdrawn': { userId: UserId; notificationId: string | null };
  }
}
