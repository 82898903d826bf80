import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { BankNoticeSignatures } from '#core/money/payment/ports.ts';

const hashes = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA512': 'sha512' } as const;

/** With the secret that the sender of notices was given; without one nothing is believed. */
export const bankSignatures = (
  secret: string | null,
  /** The secret of before, for as long as a messenger may still use it. */
  previous: string | null = null,
): BankNoticeSignatures => ({
  configured: secret !== null,
  verify({ text, signature, algorithm }) {
    const given = Buffer.from(signature, 'hex');
    const isBy = (key: string | null): boolean => {
      if (secret === null || key === null) return false;
      const wanted = createHmac(hashes[algorithm], key).update(text, 'utf8').digest();
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    };
    return isBy(secret) || isBy(previous);
  },
  digest: (text) => createHash('sha256').update(text, 'utf8').digest('base64url'),
});
