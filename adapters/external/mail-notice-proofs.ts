import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { MailNoticeProofs } from '#core/platform/notification/delivery/ports.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** With the secret that the provider of mails was given; without one nothing is believed. */
export const mailNoticeProofs = (
  secret: string | null,
  /** The secret of before, for as long as the provider may still use it. */
  previous: string | null = null,
): MailNoticeProofs => {
  const keys = secret === null ? [] : [secret, ...(previous === null ? [] : [previous])];
  return {
    configured: secret !== null,
    verify(proof) {
      if (proof.kind === 'SECRET')
        return keys.map((key) => timingSafeEqual(digest(key), digest(proof.secret))).includes(true);
      const given = Buffer.from(proof.signature, 'hex');
      return keys
        .map((key) => createHmac('sha256', key).update(proof.text, 'utf8').digest())
        .map((wanted) => given.length === wanted.length && timingSafeEqual(given, wanted))
        .includes(true);
    },
  };
};
