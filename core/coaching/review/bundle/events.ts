import type { UserId } from '#core/kernel/id.ts';
import type { BundleEndReason } from './bundle.ts';

/** `userId` is the member. */
type BundleEvent = { bundleId: string; userId: UserId; coachId: UserId };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'bundle.bought': BundleEvent & { price: number };
    /** With quarters left, which went back; one that is used up ends without a word. */
    'bundle.ended': BundleEvent & {
      reason: Exclude<BundleEndReason, 'USED_UP'>;
      unused: number;
      refunded: number;
    };
  }
}
