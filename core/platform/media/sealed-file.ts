import type { Medium } from './medium.ts';

/** What stands before the names of files whose bytes are closed with a key of their own. */
const prefix = 'sealed/';

export const isSealedKey = (key: string): boolean => key.startsWith(prefix);
export const sealedKey = (key: string): string => `${prefix}${key}`;

/**
 * Photos of the body. The store holds what only their key opens, and the database holds the keys: a deleted photo is
 * forgotten with its key, in every copy of the store too. Films stay open, so that players can ask for parts of them.
 */
export const mustBeSealed = ({ purpose, type }: Pick<Medium, 'purpose' | 'type'>): boolean =>
  purpose === 'PHYSICAL_PROFILE' && type === 'IMAGE';
