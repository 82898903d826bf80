import type { UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'order.moved': {
      userId: UserId;
      orderId: string;
      status: ProcessStatus;
      title: LocalizedText;
      total: number;
      /** Who moved it: a member who cancels is not notified. */
      by: string;
    };
  }
}
