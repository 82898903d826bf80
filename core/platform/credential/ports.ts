import type { Id, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Achievement, Credential, CredentialKind } from './credential.ts';
import type { CredentialAlgorithm, CredentialKey, PublicJwk } from './credential-key.ts';
import type { PrintedCredential } from './views/printed-credential.ts';

export type CredentialRow = Credential & Readonly<{ userName: string; username: string | null }>;

/** Certificates and badges. They are called signed, because `credentials` are what people sign in with. */
export interface SignedCredentials {
  /**
   * Nothing is written when a living one of this kind and source is there, or when the index of the list is taken; one
   * that another transaction is writing is waited for. Fails with user.not_found.
   */
  insert(credential: Credential): Promise<'STORED' | 'SOURCE_TAKEN' | 'INDEX_TAKEN'>;
  findPublic(publicId: string): Promise<Credential | null>;
  /** Holds the row until the transaction ends. */
  lock(publicId: string): Promise<Credential | null>;
  /** The one that is not revoked. */
  livingOf(kind: CredentialKind, sourceId: string): Promise<Credential | null>;
  /** The newest of each source, living or revoked. */
  newestOf(kind: CredentialKind, sourceIds: readonly string[]): Promise<readonly Credential[]>;
  /** Writes when the stored version is `credential.version - 1`, else fails with version.stale. */
  update(credential: Credential): Promise<void>;
  /** All of one person, newest first. */
  of(userId: UserId): Promise<readonly Credential[]>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Credential>>;
  /** What this person shows and is valid at that instant, newest first. */
  shownBy(userId: UserId, at: Date): Promise<readonly Credential[]>;
  /** The places of a list whose credentials were revoked, in order. */
  revokedIndexes(list: number): Promise<readonly number[]>;
  /** Those that one of these keys signed and that still have their text, by id, after this one. */
  signedBy(keyIds: readonly string[], after: string, limit: number): Promise<readonly Credential[]>;
  /** Revokes what is living because its holder has left, and erases names and signed texts. */
  forgetAllOf(userId: UserId, at: Date): Promise<void>;
  /** Filters: `id`, `publicId`, `userId`, `kind`, `revoked`, `reason`, `sourceId`, `q`. */
  list(request: ListRequest): Promise<List<CredentialRow>>;
  findRow(id: Id<'credential'>): Promise<CredentialRow | null>;
}

export interface Achievements {
  /** Stores it unless one of this id is there, and answers the stored one. */
  keep(achievement: Achievement, at: Date): Promise<Achievement>;
  find(id: Achievement['id']): Promise<Achievement | null>;
}

export interface CredentialKeys {
  all(): Promise<readonly CredentialKey[]>;
  find(kid: CredentialKey['kid']): Promise<CredentialKey | null>;
  /** Does nothing when it is there. */
  keep(key: CredentialKey): Promise<void>;
  /** Retires, or declares compromised; what was said once is never taken back. */
  update(key: CredentialKey): Promise<void>;
}

export interface StatusLists {
  /** The list that takes new credentials; the next one begins when it is half full. */
  current(at: Date): Promise<number>;
  exists(list: number): Promise<boolean>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    signedCredentials: SignedCredentials;
    achievements: Achievements;
    credentialKeys: CredentialKeys;
    statusLists: StatusLists;
  }
}

/** What a compact JWT says, before anything of it is believed. */
export type ReadJwt = Readonly<{
  header: Readonly<Record<string, unknown>>;
  payload: Readonly<Record<string, unknown>>;
}>;

export type SigningKey = Readonly<{ thumbprint: string; publicJwk: PublicJwk }>;

/** Holds the private keys, so that core never does. */
export interface CredentialSigner {
  /** Those that sign now. */
  keys(): Promise<Readonly<Record<CredentialAlgorithm, SigningKey>>>;
  /** A compact JWT whose header is exactly `alg`, `kid`, `typ`. */
  sign(alg: CredentialAlgorithm, kid: string, payload: object): Promise<string>;
  /** Null when it is none, or not written the one canonical way. */
  read(jwt: string): ReadJwt | null;
  verifies(jwt: string, alg: CredentialAlgorithm, publicJwk: PublicJwk): Promise<boolean>;
  /** gzip, then base64url with the prefix of Multibase. */
  encodeList(bits: Uint8Array): Promise<string>;
}

/** A sheet to print or to hang up: A4 landscape, with the signed credential inside. */
export interface CredentialPrinter {
  print(credential: PrintedCredential): Promise<Uint8Array>;
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly credentialSigner: CredentialSigner;
    readonly credentialPrinter: CredentialPrinter;
  }
}
