import type { Repositories } from '#core/kernel/transaction.ts';
import type { Hold } from './holds.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** What was held ran out and went back: runs in the transaction that gave it back. */
    whenHoldExpires: (repositories: Repositories, hold: Hold) => Promise<void>;
  }
}
