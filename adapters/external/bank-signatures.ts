import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { BankNoticeSignatures } from '#core/payment/ports.ts';

const hashes = { 'HMAC-SHA256': 'sha256', 'HMAC-SHA512': 'sha512' } as const;

/** With the secret that whoever sends notices was given; without one nothing is believed. */
export const bankSignatures = (secret: string | null): BankNoticeSignatures => ({
  configured: secret !== null,
  verify({ text, signature, algorithm }) {
    if (secret === null) return false;
    const wanted = createHmac(hashes[algorithm], secret).update(text, 'utf8').digest();
    const given = Buffer.from(signature, 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  },
  digest: (text) => createHash('sha256').update(text, 'utf8').digest('base64url'),
});
