import type { Tokens } from '#core/access/actor/ports.ts';

const named = (value: string): string => `personal-token:${value}`;

/** What a value is stored as. */
export const hashOfToken = (tokens: Tokens, value: string): string => tokens.hashSecret(named(value));

/** What a value may be stored as: by the key of now, and by the one of before. */
export const hashesOfToken = (tokens: Tokens, value: string): readonly string[] =>
  [hashOfToken(tokens, value), tokens.earlierHash(named(value))].filter((hash) => hash !== null);
