import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { LookAddresses } from '#core/platform/media/ports.ts';

type Settings = Readonly<{
  signingKey: string;
  /** Still good for what was signed before the change. */
  previousKey: string | null;
  baseUrl: string;
}>;

const spoken = z.tuple([z.string(), z.string(), z.enum(['WHOLE', 'SMALL']), z.int()]);

const signatureOf = (key: string, text: string): Buffer =>
  createHmac('sha256', key).update(`look ${text}`).digest();

const isSigned = (key: string, text: string, signature: string): boolean => {
  const [expected, given] = [signatureOf(key, text), Buffer.from(signature, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** The look itself stands in the address, signed: who, which picture, how large, until when. */
export const signedLooks = ({ signingKey, previousKey, baseUrl }: Settings): LookAddresses => ({
  addressOf({ mediumId, viewerId, size }, expiresAt) {
    const seconds = Math.floor(expiresAt.getTime() / 1000);
    const text = Buffer.from(JSON.stringify([mediumId, viewerId, size, seconds])).toString('base64url');
    const signature = signatureOf(signingKey, text).toString('base64url');
    return new URL(`/media/look/${text}.${signature}`, baseUrl).href;
  },

  read(token, at) {
    const [text = '', signature = ''] = token.split('.');
    if (![signingKey, previousKey].some((key) => key !== null && isSigned(key, text, signature))) return null;
    const { data } = spoken.safeParse(parsed(text));
    if (!data) return null;
    const [mediumId, viewerId, size, seconds] = data;
    return seconds * 1000 > at.getTime() ? { mediumId, viewerId, size } : null;
  },
});
