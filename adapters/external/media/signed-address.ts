import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { contentDisposition, type MediaRequest } from '#adapters/ports/files/media-serving.ts';

export type AddressSigning = Readonly<{
  signingKey: string;
  /** Where the signed addresses lead: another origin than the pages', when there is one. */
  baseUrl: string;
}>;

type Signed = Readonly<{ key: string; expires: string; name: string }>;

const signatureOf = (signingKey: string, { key, expires, name }: Signed): Buffer =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['media', key, expires, name]))
    .digest();

const isSigned = (signingKey: string, signed: Signed, signature: string): boolean => {
  const expected = signatureOf(signingKey, signed);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** The address at which this server answers the file until then. */
export const signedAddress = (
  { signingKey, baseUrl }: AddressSigning,
  key: string,
  { name, expiresAt }: Readonly<{ name: string; expiresAt: Date }>,
): string => {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  const signature = signatureOf(signingKey, { key, expires, name }).toString('base64url');
  return new URL(`/media/${key}?${new URLSearchParams({ expires, name, signature })}`, baseUrl).href;
};

export type AddressReading = Readonly<{
  signingKey: string;
  /** Still good for what was signed before the change. */
  previousKey?: string | null;
  clock: Clock;
}>;

/** What the address says. Fails with media.link_expired for one that is not ours or too old. */
export const requireSigned = (
  { signingKey, previousKey = null, clock }: AddressReading,
  { key, query }: Pick<MediaRequest, 'key' | 'query'>,
): Readonly<{ name: string; secondsLeft: number }> => {
  const expires = query.get('expires') ?? '';
  const name = query.get('name') ?? '';
  const signature = query.get('signature') ?? '';
  const secondsLeft = Number(expires) - clock.now().getTime() / 1000;
  const isOurs = [signingKey, previousKey].some(
    (signer) => signer !== null && isSigned(signer, { key, expires, name }, signature),
  );
  if (!isOurs || !(secondsLeft > 0)) throw new DomainError('media.link_expired');
  return { name, secondsLeft };
};

type Shown = Readonly<{ contentType: string; name: string; secondsLeft: number }>;

export const privateFileHeaders = ({ contentType, name, secondsLeft }: Shown) => {
  const isShown = /^(?:image|video|audio)\//.test(contentType);
  return {
    'Content-Type': contentType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
    // Private, and never longer than the address itself.
    'Cache-Control': `private, max-age=${Math.floor(secondsLeft)}, immutable`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
  };
};
