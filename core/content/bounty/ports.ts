import type { UserId } from '#core/kernel/id.ts';
import type { Bounty, BountyStep } from './bounty.ts';

export type BountyStepRow = BountyStep & Readonly<{ byName: string | null }>;

/** Of one month, in Base Coin. */
export type BountySums = Readonly<{ reserved: number; paid: number }>;

export interface Bounties {
  /** Reservations wait for one another until the transaction ends, so that none exceeds the cap unseen. */
  lockCap(): Promise<void>;
  sumsOf(month: string): Promise<BountySums>;
  find(reference: string): Promise<Bounty | null>;
  /** Holds the row until the transaction ends. */
  lock(reference: string): Promise<Bounty | null>;
  /** Inserts it, or replaces the one of the same reference. */
  put(bounty: Bounty): Promise<void>;
  /** Takes the next position. */
  addStep(step: Omit<BountyStep, 'position'>): Promise<void>;
  /** Oldest first. */
  historyOf(reference: string): Promise<readonly BountyStepRow[]>;
  /** Oldest first, for the archive. */
  allOf(userId: UserId): Promise<readonly Bounty[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    bounties: Bounties;
  }
}
