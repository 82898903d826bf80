import type { UserId } from '#core/kernel/id.ts';
import type {
  ProviderAttempt,
  ProviderClaim,
  ProviderLink,
  ProviderLinkId,
  SignInProvider,
  VerifiedPerson,
} from './provider.ts';

export interface ProviderLinks {
  /** False when another member has this account of the provider already, or this person another one of it. */
  insert(link: ProviderLink): Promise<boolean>;
  find(provider: SignInProvider, subject: string): Promise<ProviderLink | null>;
  /** Oldest first. */
  listOf(userId: UserId): Promise<readonly ProviderLink[]>;
  countOf(userId: UserId): Promise<number>;
  /** False when it is gone meanwhile. */
  use(id: ProviderLinkId, at: Date): Promise<boolean>;
  /** Answers what it was; null when there was none. */
  delete(userId: UserId, provider: SignInProvider): Promise<ProviderLink | null>;
  /** With what is on its way to a provider and back. */
  deleteAllOf(userId: UserId): Promise<void>;
  /** A few that ran out go meanwhile: visitors begin more than they finish. */
  keepAttempt(attempt: ProviderAttempt, at: Date): Promise<void>;
  /** Takes it away, so that of two answers one gets here; null when there is none of this browser, or it ran out. */
  takeAttempt(stateHash: string, markHash: string, at: Date): Promise<ProviderAttempt | null>;
  /** In place of what this browser claimed before. */
  keepClaim(claim: ProviderClaim, at: Date): Promise<void>;
  findClaim(markHash: string, at: Date): Promise<ProviderClaim | null>;
  /** Takes it away: of two that use it, one gets here. */
  takeClaim(markHash: string, at: Date): Promise<ProviderClaim | null>;
}

/** What goes with a person to a provider and must come back the same; made from the state, so that none of it is kept. */
export type ProviderQuestion = Readonly<{
  state: string;
  /** Inside what the provider signs. */
  nonce: string;
  /** Shown when the code is traded: a code that another browser was given is worth nothing (PKCE). */
  verifier: string;
  /** The provider is to ask anew who sits there, where it can. */
  asksAnew: boolean;
}>;

/** What the provider sent the browser back with. */
export type ProviderAnswer = Readonly<{
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  /** Who says that it answers (RFC 9207). */
  iss?: string | undefined;
}>;

/** The providers that the operator has an agreement with. None of them is believed before everything was checked. */
export interface SignInProviders {
  /** Those that are configured, in the order they are offered. */
  readonly available: readonly SignInProvider[];
  /** Where the browser goes; null when the provider does not answer now. */
  begin(provider: SignInProvider, question: ProviderQuestion): Promise<string | null>;
  finish(
    provider: SignInProvider,
    answer: ProviderAnswer,
    question: ProviderQuestion,
  ): Promise<VerifiedPerson | 'away' | 'refused'>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    providerLinks: ProviderLinks;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly signInProviders: SignInProviders;
  }
}
