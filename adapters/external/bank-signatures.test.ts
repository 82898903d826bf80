import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bankSignatures } from './bank-signatures.ts';

const secret = 'k3xJ0vQf7Yt2mZr9Lw5nBs8dHc4gPa6u';
const text = '1763614800.{"id":92704,"content":"PAYFB2345679C chuyển tiền"}';
const signatureOf = (hash: string, key = secret) => createHmac(hash, key).update(text).digest('hex');

describe('signatures of bank notices', () => {
  const signatures = bankSignatures(secret);

  it('are believed when the shared secret made them, over this very text', () => {
    expect(signatures.configured).toBe(true);
    for (const [algorithm, hash] of [
      ['HMAC-SHA256', 'sha256'],
      ['HMAC-SHA512', 'sha512'],
    ] as const) {
      const signature = signatureOf(hash);
      expect(signatures.verify({ text, signature, algorithm })).toBe(true);
      expect(signatures.verify({ text: `${text} `, signature, algorithm })).toBe(false);
      expect(signatures.verify({ text, signature: signatureOf(hash, `${secret}!`), algorithm })).toBe(false);
      expect(signatures.verify({ text, signature: `0${signature.slice(1)}`, algorithm })).toBe(
        signature.startsWith('0'),
      );
    }
  });

  it('of another kind, cut short or not hexadecimal are not', () => {
    const algorithm = 'HMAC-SHA256';
    const wrong = [
      signatureOf('sha512'),
      signatureOf('sha256').slice(0, 62),
      '',
      'zz'.repeat(32),
      'đ'.repeat(64),
    ];
    for (const signature of wrong) expect(signatures.verify({ text, signature, algorithm })).toBe(false);
  });

  it('are never believed without a secret', () => {
    const nothing = bankSignatures(null);
    expect(nothing.configured).toBe(false);
    for (const key of ['', 'null']) {
      const signature = signatureOf('sha256', key);
      expect(nothing.verify({ text, signature, algorithm: 'HMAC-SHA256' })).toBe(false);
    }
  });

  it('tell two texts apart in a few characters', () => {
    expect(signatures.digest(text)).toBe(bankSignatures(null).digest(text));
    expect(signatures.digest(text)).toMatch(/^[\w-]{43}$/);
    expect(signatures.digest(`${text} `)).not.toBe(signatures.digest(text));
  });
});
