import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'user.registered': { userId: UserId };
    'user.verified': { userId: UserId };
    'user.password_changed': { userId: UserId };
    'user.email_changed': { userId: UserId; oldEmail: string };
    'user.signed_in': { userId: UserId; sessionId: string; userAgent: string; isNewDevice: boolean };
    /** There were as many sign-ins as there may be; `userAgent` is what the longest unused one came from. */
    'user.oldest_sign_in_ended': { userId: UserId; userAgent: string; isFirstToday: boolean };
    'sessions.ended': { userId: UserId; sessionIds: readonly string[] };
  }
}
