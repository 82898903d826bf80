import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Whether, as far as this module knows the two, the one may give coins to the other. One no is enough. */
    mayGive: (repositories: Repositories, giverId: UserId, receiverId: UserId, at: Date) => Promise<boolean>;
  }
}
