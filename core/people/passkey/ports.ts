import type { UserId } from '#core/kernel/id.ts';
import type { Passkey, PasskeyChallenge, PasskeyId, PasskeyUse } from './passkey.ts';

export interface Passkeys {
  /** False when this credential is there already, be it another person's. */
  insert(passkey: Passkey): Promise<boolean>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** Newest first. */
  listOf(userId: UserId): Promise<readonly Passkey[]>;
  countOf(userId: UserId): Promise<number>;
  /** False when it is not this person's. */
  rename(userId: UserId, id: PasskeyId, name: string): Promise<boolean>;
  /** One conditional update: false when it is gone, or its count went on meanwhile. */
  use(id: PasskeyId, use: PasskeyUse, at: Date): Promise<boolean>;
  /** Answers its name; null when it is not this person's. */
  delete(userId: UserId, id: PasskeyId): Promise<string | null>;
  /** With their challenges. */
  deleteAllOf(userId: UserId): Promise<void>;
  /** A few that ran out go meanwhile: visitors ask for more than anybody answers. */
  keepChallenge(challenge: PasskeyChallenge, at: Date): Promise<void>;
  /** Takes it away, so that of two answers one gets here; null when there is none, or it ran out. */
  takeChallenge(hash: string, at: Date): Promise<PasskeyChallenge | null>;
}

/** What a browser sends when a device made a passkey; base64url throughout. */
export type MadeCredential = Readonly<{
  id: string;
  clientData: string;
  attestation: string;
  transports: readonly string[];
}>;

/** What a browser sends when a device signed a challenge. */
export type SignedChallenge = Readonly<{
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}>;

/** Reads what devices answer (WebAuthn), for this site alone: its name and its origin come from the base address. */
export interface PasskeyReader {
  /** The name that keys are bound to. */
  readonly site: string;
  /** What devices know a member by; says nothing about who it is. */
  handleOf(userId: UserId): string;
  /** The challenge that was signed; null for what is no answer at all. */
  challengeOf(clientData: string): string | null;
  /** Null unless it was made for this challenge and this site, by a device that made sure of its owner. */
  readMade(
    made: MadeCredential,
    challenge: string,
  ): Promise<Pick<
    Passkey,
    'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSyncable' | 'isSynced'
  > | null>;
  /** Null unless this passkey signed this challenge for this site, after the device made sure of its owner. */
  readSigned(
    signed: SignedChallenge,
    challenge: string,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey'>,
  ): Promise<PasskeyUse | null>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    passkeys: Passkeys;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly passkeyReader: PasskeyReader;
  }
}
