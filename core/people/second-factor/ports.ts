import type { UserId } from '#core/kernel/id.ts';
import type { SecondFactor, TrustedDevice } from './second-factor.ts';

export interface SecondFactors {
  find(userId: UserId): Promise<SecondFactor | null>;
  /** In place of one that was begun; false when one counts already. */
  begin(factor: Pick<SecondFactor, 'userId' | 'secret' | 'createdAt'>): Promise<boolean>;
  /** From now on it counts; false when it did already, or is another one by now. */
  confirm(userId: UserId, confirmed: Readonly<{ secret: string; step: number; at: Date }>): Promise<boolean>;
  /**
   * Takes one try in one conditional update, and answers how many are left; null when there was none. Must be called in
   * a transaction of its own, so that a refusal does not give the try back.
   */
  takeTry(userId: UserId, at: Date): Promise<number | null>;
  /** One conditional update: false when a code of this step or a later one was used. Tries begin anew. */
  useStep(userId: UserId, step: number): Promise<boolean>;
  /** With its recovery codes; false when there was none. */
  delete(userId: UserId): Promise<boolean>;

  /** In place of those there are. */
  setRecoveryCodes(userId: UserId, hashes: readonly string[]): Promise<void>;
  /** One conditional update; false when there is no such code, or it was used. */
  useRecoveryCode(userId: UserId, hash: string, at: Date): Promise<boolean>;
  recoveryCodesLeft(userId: UserId): Promise<number>;
}

export interface TrustedDevices {
  insert(device: TrustedDevice): Promise<void>;
  /** Those that still are, last used first. */
  listOf(userId: UserId, at: Date): Promise<readonly TrustedDevice[]>;
  /** Notes that it was used; false when none of these marks is trusted by this person now. */
  use(userId: UserId, hashes: readonly string[], at: Date): Promise<boolean>;
  /** False when it was not this person's, or is not there. */
  delete(userId: UserId, id: string): Promise<boolean>;
  /** All but the `keep` last used. Answers how many went. */
  deleteOldest(userId: UserId, keep: number): Promise<number>;
  deleteAllOf(userId: UserId): Promise<number>;
}

/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, thirty seconds), and codes for when there is no app. */
export interface SignInCodes {
  newSecret(): string;
  /** What an app reads from the QR code. */
  address(secret: string, account: Readonly<{ site: string; name: string }>): string;
  /** The thirty seconds a code belongs to: these, the ones before or the ones after; null: a wrong code. */
  stepOf(secret: string, code: string, at: Date): number | null;
  /** 16 signs, 80 random bits: so many that a quick hash keeps them, and no key has to outlive them. */
  newRecoveryCode(): string;
  hashRecoveryCode(userId: UserId, code: string): string;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    secondFactors: SecondFactors;
    trustedDevices: TrustedDevices;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly signInCodes: SignInCodes;
  }
}
