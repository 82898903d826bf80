import type { Tokens } from '#core/access/actor/ports.ts';

/** What the mark of a browser is stored as that left for a provider: without it, nothing that comes back is taken. */
export const providerMarkHash = (tokens: Tokens, mark: string): string =>
  tokens.hashSecret(`provider:mark:${mark}`);
