import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SignInCodes } from '#core/people/second-factor/ports.ts';

/** RFC 4226 asks for 16 at least and recommends 20. */
const secretBytes = 20;
const recoveryBytes = 10;
/** What every authenticator app takes, and the only thing some do. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A clock may be half a minute off either way. */
const window = 1;

const base32 = (bytes: number): string => {
  const { buffer, byteOffset, byteLength } = randomBytes(bytes);
  // A copy: small buffers of Node share one.
  return new Secret({ buffer: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer }).base32; // never shared memory
};

const codesOf = (secret: string, about: Readonly<{ issuer?: string; label?: string }> = {}): TOTP =>
  new TOTP({ ...rules, ...about, secret: Secret.fromBase32(secret) });

export const signInCodes: SignInCodes = {
  newSecret: () => base32(secretBytes),

  address: (secret, { site, name }) => codesOf(secret, { issuer: site, label: name }).toString(),

  stepOf(secret, code, at) {
    const codes = codesOf(secret);
    const timestamp = at.getTime();
    const delta = codes.validate({ token: code, timestamp, window });
    return delta === null ? null : codes.counter({ timestamp }) + delta;
  },

  newRecoveryCode: () => base32(recoveryBytes).toLowerCase(),

  hashRecoveryCode: (userId, code) =>
    createHash('sha256').update(`recovery-code:${userId}:${code}`).digest('base64url'),
};
