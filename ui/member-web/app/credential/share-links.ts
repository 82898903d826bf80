import type { z } from 'zod';
import type { certificate } from '#http/platform/contract/certificates.ts';

export type ShownCredential = z.output<typeof certificate>;

/** A page of the server, not of this application: the browser goes there. */
export const verifyPath = (publicId: string): string => `/verify/${publicId}`;
export const signedFilePath = (publicId: string): string => `${verifyPath(publicId)}/credential.jwt`;

/** LinkedIn takes a certificate into a profile with its dates; the others show the page that verifies it. */
export const sharingPlaces = (
  { title, publicId, completedOn, validUntil }: ShownCredential,
  url: string,
  siteName: string,
) => {
  const [issueYear = '', issueMonth = ''] = completedOn.split('-');
  const certificate = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: siteName,
    issueYear,
    issueMonth: String(Number(issueMonth)),
    ...(validUntil && {
      expirationYear: String(validUntil.getUTCFullYear()),
      expirationMonth: String(validUntil.getUTCMonth() + 1),
    }),
    certUrl: url,
    certId: publicId,
  });
  return [
    { place: 'linkedin', address: `https://www.linkedin.com/profile/add?${certificate}` },
    { place: 'facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
    { place: 'zalo', address: `https://zalo.me/share?url=${encodeURIComponent(url)}` },
  ] as const;
};
