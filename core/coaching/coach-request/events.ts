import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'coach_request.decided': {
      userId: UserId;
      requestId: string;
      status: 'COMPLETED' | 'CANCELED';
      /** What staff said when they refused. */
      reason: string | null;
    };
  }
}
