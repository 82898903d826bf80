import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'passkey.added': { userId: UserId; name: string };
    'passkey.removed': { userId: UserId; name: string };
    /** Its count went backwards: the key is on a device that its owner may not know. It opened nothing. */
    'passkey.copied': { userId: UserId; name: string };
  }
}
