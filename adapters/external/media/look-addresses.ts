import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Look, LookAddresses } from '#core/platform/media/ports.ts';

type Settings = Readonly<{
  signingKey: string;
  /** Still good for what was signed before the change. */
  previousKey: string | null;
  baseUrl: string;
}>;

type Spoken = Look & Readonly<{ expires: string }>;

const signatureOf = (key: string, { mediumId, size, viewerId, expires }: Spoken): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['look', mediumId, size, viewerId, expires]))
    .digest();

const isSigned = (key: string, look: Spoken, signature: string): boolean => {
  const [expected, given] = [signatureOf(key, look), Buffer.from(signature, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const address = z.object({
  mediumId: z.string().min(1).max(64),
  size: z.enum(['WHOLE', 'SMALL']),
  viewerId: z.string().min(1).max(64),
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});

const spokenIn = (text: string) => {
  const [path = '', query = ''] = text.split('?', 2);
  const [mediumId, size, ...more] = path.split('/');
  const values = new URLSearchParams(query);
  const { data } = address.safeParse({
    mediumId,
    size,
    viewerId: values.get('viewer'),
    expires: values.get('expires'),
    signature: values.get('signature'),
  });
  return more.length === 0 ? data : undefined;
};

/** The look itself stands in the address, signed: who, which picture, how large, until when. */
export const signedLookAddresses = ({ signingKey, previousKey, baseUrl }: Settings): LookAddresses => ({
  addressOf(look, expiresAt) {
    const expires = String(Math.floor(expiresAt.getTime() / 1000));
    const { mediumId, size, viewerId: viewer } = look;
    const signature = signatureOf(signingKey, { ...look, expires }).toString('base64url');
    const query = new URLSearchParams({ expires, viewer, signature });
    return new URL(`/media/look/${encodeURIComponent(mediumId)}/${size}?${query}`, baseUrl).href;
  },

  read(text, at) {
    const spoken = spokenIn(text);
    if (!spoken) return null;
    const { signature, ...look } = spoken;
    if (![signingKey, previousKey].some((key) => key !== null && isSigned(key, look, signature))) return null;
    const { mediumId, viewerId, size, expires } = look;
    return Number(expires) * 1000 > at.getTime() ? { mediumId, viewerId, size } : null;
  },
});
