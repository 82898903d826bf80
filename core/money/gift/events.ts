import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'gift.given': { giftId: string; giverId: UserId; receiverId: UserId; amount: number };
    'gift.thanked': { giftId: string; giverId: UserId; receiverId: UserId; amount: number };
  }
}
