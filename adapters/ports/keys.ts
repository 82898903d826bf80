import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What a key made of the signing secret is for: one leaked or misused use says nothing about another. */
export type KeyPurpose = 'access-token' | 'refresh-token' | 'hashed-secret' | 'sealed-secret';

const keyBytes = 32;

export const keyFor = (signingKey: string, purpose: KeyPurpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', signingKey, 'fitboard', purpose, keyBytes)));
