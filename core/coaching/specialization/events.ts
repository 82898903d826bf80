import type { UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'specialization_request.decided': {
      userId: UserId;
      requestId: string;
      status: 'COMPLETED' | 'CANCELED';
      title: LocalizedText;
    };
    /** The evidence of a badge ends in so many days, or, at 0, has ended. */
    'specialization.badge_ending': { userId: UserId; requestId: string; title: LocalizedText; days: number };
  }
}
