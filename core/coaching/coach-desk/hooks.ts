import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Whether an article of theirs stands where everybody reads it. */
    hasPublishedArticle: (reads: Repositories, userId: UserId) => Promise<boolean>;
  }
}
