import type { UserId } from '#core/kernel/id.ts';
import type { Session, SessionEnd } from './session.ts';
import type { Verification, VerificationPurpose } from './verification.ts';

export interface Credentials {
  hashOf(userId: UserId): Promise<string | null>;
  set(userId: UserId, hash: string, at: Date): Promise<void>;
  delete(userId: UserId): Promise<void>;
}

export interface Sessions {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  /** Moves generation `from` → `from + 1` in one conditional update; false when another request did, or it ended. */
  rotate(id: string, from: number, at: Date, expiresAt: Date): Promise<boolean>;
  /** Alive ones, last used first. */
  listOf(userId: UserId, at: Date): Promise<readonly Session[]>;
  /** What this person ever signed in with, each once; ended sign-ins count. */
  userAgentsOf(userId: UserId): Promise<readonly string[]>;
  end(id: string, reason: SessionEnd, at: Date): Promise<void>;
  /** The password or a code was shown anew; false when the sign-in is over. */
  prove(id: string, at: Date): Promise<boolean>;
  /** Ends all but `exceptId`; answers the ids that ended. */
  endAll(userId: UserId, reason: SessionEnd, at: Date, exceptId?: string): Promise<readonly string[]>;
  /** Ends all but the `keep` last used; answers those that ended, the longest unused first. */
  endOldest(userId: UserId, keep: number, at: Date): Promise<readonly Session[]>;
  /** When a sign-in of this person last ended for this reason; null: never. */
  lastEnd(userId: UserId, reason: SessionEnd): Promise<Date | null>;
  isAlive(id: string, at: Date): Promise<boolean>;
  /** With the devices this person is known by, and whatever else lets a sign-in through. */
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface Verifications {
  /** One sending per purpose and requester at a time: waits for the others, until the transaction ends. */
  lockRequester(purpose: VerificationPurpose, requester: string): Promise<void>;
  /** Marks earlier ones of the same purpose and requester replaced. */
  insert(verification: Verification): Promise<void>;
  /** Every code and link of this person that is still open dies; waits and counts stay. The account must be locked. */
  retireAllOf(userId: UserId, at: Date): Promise<void>;
  latest(purpose: VerificationPurpose, requester: string): Promise<Verification | null>;
  findBySecret(purpose: VerificationPurpose, secretHash: string): Promise<Verification | null>;
  countSince(purpose: VerificationPurpose, requester: string, since: Date): Promise<number>;
  /**
   * Takes one try in one conditional update; false when none is left, or the verification is used, replaced or expired.
   * Must be called in a transaction of its own, so that a refusal does not give the try back.
   */
  takeTry(id: string, at: Date): Promise<boolean>;
  /** One conditional update; false when it was used, replaced or expired meanwhile. */
  use(id: string, at: Date): Promise<boolean>;
  deleteAllOf(userId: UserId): Promise<void>;
}

/** Slow on purpose; one at a time per process, refusing with auth.busy when the queue is long. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** The same work for an account that does not exist, so that time tells nothing. */
  pretend(password: string): Promise<false>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    credentials: Credentials;
    sessions: Sessions;
    verifications: Verifications;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly passwords: Passwords;
  }
}
