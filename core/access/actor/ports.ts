import type { UserId } from '#core/kernel/id.ts';

/** Signs and reads tokens; knows the keys, so that core never does. */
export interface Tokens {
  access(input: { userId: UserId; sessionId: string; at: Date }): string;
  refresh(sessionId: string, generation: number): string;
  readRefresh(token: string): { sessionId: string; generation: number } | null;
  /** One-way, for link tokens and codes; the purpose and the user are part of what is hashed. */
  hashSecret(secret: string): string;
  /** The same by the key of before, while that is still accepted. */
  earlierHash(secret: string): string | null;
}

declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly tokens: Tokens;
    /** Whether a person with any permission may use it with a second factor only. */
    readonly staffNeedSecondFactor: boolean;
  }
}
