import type { Actor } from '#core/access/actor/actor.ts';
import type { Person } from '#core/access/actor/person.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Medium } from './medium.ts';
import type { MediumUse, NamedUse } from './use.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Runs in the transaction that writes down that staff opened a member's file. */
    whenStaffViewMedium: (
      repositories: Repositories,
      view: Readonly<{ medium: Medium; owner: Person; viewerId: UserId; at: Date }>,
    ) => Promise<void>;
    /**
     * Where a module shows a file, in words for the file's owner. What only this hook knows keeps a file from being
     * deleted too; lists count what stands in the storage (`media.use`), which is `known`.
     */
    mediumUsesOf: (
      repositories: Repositories,
      mediumId: MediumId,
      known: readonly MediumUse[],
    ) => Promise<readonly NamedUse[]>;
    /** Files of others that this person was given for good, for the archive of their data. */
    filesGivenTo: (repositories: Repositories, userId: UserId) => Promise<readonly Medium[]>;
    /** Whether this viewer sees the file through what shows it. The owner and staff have been asked already. */
    mayOpenMedium: (repositories: Repositories, viewer: Actor, medium: Medium) => Promise<boolean>;
  }
}
