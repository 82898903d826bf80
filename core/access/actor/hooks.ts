import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /**
     * The days of grace are over: the module ends what is still open, and forgets what only this member needed or what
     * says who it was. What was paid and decided stays. Modules on top forget first, so that no row loses what it refers
     * to; the account's own takes the name.
     */
    whenMemberIsAnonymised: (
      repositories: Repositories,
      userId: UserId,
      step: Readonly<{ ids: Ids; actor: string; at: Date }>,
    ) => Promise<void>;
  }
}
