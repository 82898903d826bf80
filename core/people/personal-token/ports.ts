import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { PersonalToken, PersonalTokenId, TokenCall, TokenEnd } from './personal-token.ts';

export interface PersonalTokens {
  insert(token: PersonalToken): Promise<void>;
  find(id: PersonalTokenId): Promise<PersonalToken | null>;
  /** By any of the hashes that one value may be stored as. */
  findByHash(hashes: readonly string[]): Promise<PersonalToken | null>;
  /** All that are kept, newest first. */
  allOf(userId: UserId): Promise<readonly PersonalToken[]>;
  countAlive(userId: UserId, at: Date): Promise<number>;
  /** False when it had ended, or run out, before. */
  end(id: PersonalTokenId, reason: TokenEnd, at: Date): Promise<boolean>;
  /** Answers how many ended. */
  endAll(userId: UserId, reason: TokenEnd, at: Date): Promise<number>;
  /** By the key of now, where it was by the one of before. */
  rehash(id: PersonalTokenId, hash: string): Promise<void>;
  /** Writes the call down, and that the token was used. */
  record(call: TokenCall): Promise<void>;
  /** Newest first, from an instant on. */
  callsOf(tokenId: PersonalTokenId, since: Date, page: PageRequest): Promise<Page<TokenCall>>;
  /** Of all tokens of a member, newest first. */
  allCallsOf(userId: UserId, since: Date): Promise<readonly TokenCall[]>;
  /** With their calls. */
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    personalTokens: PersonalTokens;
  }
}
