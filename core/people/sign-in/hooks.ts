import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** A password was changed or reset: what else an account can be entered with ends. */
    whenPasswordChanges: (repositories: Repositories, userId: UserId, at: Date) => Promise<void>;
  }
}
