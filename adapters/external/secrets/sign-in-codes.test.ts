import { describe, expect, it } from 'vitest';
import { readCode, shownRecoveryCode } from '#core/people/second-factor/second-factor.ts';
import { signInCodes } from './sign-in-codes.ts';

/** `12345678901234567890`, the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** The vectors of SHA-1, shortened to six digits: seconds since 1970, and the code. */
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

describe('codes of authenticator apps', () => {
  it.each(vectors)('are those of RFC 6238 at %i', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(signInCodes.stepOf(secret, code, at)).toBe(Math.floor(seconds / 30));
  });

  it('are taken half a minute early and late, and say which half minute they are of', () => {
    const step = 41_152_263;
    for (const [off, found] of [
      [-2, null],
      [-1, step],
      [0, step],
      [1, step],
      [2, null],
    ] as const)
      expect(signInCodes.stepOf(secret, '005924', new Date((step + off) * 30_000))).toBe(found);
  });

  it('are no other number, and nothing that is no number', () => {
    const at = new Date(1234567890_000);
    for (const code of ['005925', '5924', '', 'abcdef', '0059240'])
      expect(signInCodes.stepOf(secret, code, at)).toBeNull();
  });

  it('come from secrets of 160 random bits, which an app reads from an address', () => {
    const one = signInCodes.newSecret();
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(signInCodes.newSecret()).not.toBe(one);
    const address = new URL(signInCodes.address(one, { site: 'Fitboard', name: 'an@example.com' }));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Fitboard:an@example.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Fitboard',
      secret: one,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are read as they are shown, and hash to something else for everybody', () => {
    const codes = new Set(Array.from({ length: 50 }, () => signInCodes.newRecoveryCode()));
    expect(codes.size).toBe(50);
    for (const code of codes)
      expect(readCode(` ${shownRecoveryCode(code).toUpperCase()} `)).toEqual({ kind: 'recovery', code });
    const [code = ''] = codes;
    expect(signInCodes.hashRecoveryCode('an', code)).toBe(signInCodes.hashRecoveryCode('an', code));
    expect(signInCodes.hashRecoveryCode('an', code)).not.toBe(signInCodes.hashRecoveryCode('binh', code));
    expect(signInCodes.hashRecoveryCode('an', code)).not.toContain(code);
  });
});
