import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { SecondStepAsking, SecondStepMeans } from './second-step.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** The account's address has just been shown to be its owner's, by a browser with this mark. The account is locked. */
    whenAddressIsConfirmed: (
      repositories: Repositories,
      userId: UserId,
      confirming: Readonly<{ markHash: string | null; at: Date }>,
    ) => Promise<void>;
    /** A password was changed or reset: what else an account can be entered with ends. */
    whenPasswordChanges: (repositories: Repositories, userId: UserId, at: Date) => Promise<void>;
    /** The password was right: whether a second step is due too, from a device with one of these marks. The account is locked. */
    mustGiveCode: (repositories: Repositories, userId: UserId, asking: SecondStepAsking) => Promise<boolean>;
    /** What this person can finish a second step with. */
    secondStepMeans: (
      repositories: Pick<Repositories, 'passkeys' | 'secondFactors'>,
      userId: UserId,
    ) => Promise<readonly SecondStepMeans[]>;
  }
}
