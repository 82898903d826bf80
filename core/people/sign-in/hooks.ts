import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** A password was changed or reset: what else an account can be entered with ends. */
    whenPasswordChanges: (repositories: Repositories, userId: UserId, at: Date) => Promise<void>;
    /** The password was right: whether a code is due too, from a device with one of these marks. The account is locked. */
    mustGiveCode: (
      repositories: Repositories,
      userId: UserId,
      device: Readonly<{ markHashes: readonly string[]; at: Date }>,
    ) => Promise<boolean>;
  }
}
