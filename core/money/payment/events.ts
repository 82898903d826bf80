import type { UserId } from '#core/kernel/id.ts';

/** `amount` is the order's coins; `code` is what the member knows it by. */
type PaymentEvent = { userId: UserId; paymentId: string; code: string; amount: number };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'payment.created': PaymentEvent;
    'payment.approved': PaymentEvent;
    'payment.rejected': PaymentEvent;
    'payment.reopened': PaymentEvent;
    'payment.expired': PaymentEvent;
    'payment.reversed': PaymentEvent;
    'payment.part_received': {
      userId: UserId;
      paymentId: string;
      code: string;
      receivedVnd: number;
      missingVnd: number;
    };
  }
}
