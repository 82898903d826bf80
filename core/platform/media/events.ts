import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'media.nearly_full': { userId: UserId; used: number; quota: number };
    /** A file or a folder came, went, or has another name or place: other devices of the owner read the list again. */
    'media.changed': { userId: UserId };
  }
}
