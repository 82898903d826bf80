import type { Person } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Medium } from './medium.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Runs in the transaction that writes down that staff opened a member's file. */
    whenStaffViewMedium: (
      repositories: Repositories,
      view: Readonly<{ medium: Medium; owner: Person; viewerId: UserId; at: Date }>,
    ) => Promise<void>;
  }
}
