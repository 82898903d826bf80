import { minute } from '#core/kernel/time.ts';
import { signedAddressLifetime, type Medium } from './medium.ts';
import type { MediaStore } from './ports.ts';

export type Address = Readonly<{ url: string; thumbnailUrl: string | null; expiresAt: Date }>;

export const thumbnailContentType = 'image/webp';

const step = 5 * minute;

/**
 * Between five and ten minutes from now: addresses made within one step are the same text, so that a picture shown twice
 * is fetched once.
 */
export const addressExpiry = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + signedAddressLifetime) / step) * step);

/** A private address of a file. Whoever asks for one has checked the right to see the file first. */
export const addressOf = async (
  mediaStore: Pick<MediaStore, 'signedUrl'>,
  { key, thumbnailKey, contentType, name }: Pick<Medium, 'key' | 'thumbnailKey' | 'contentType' | 'name'>,
  now: Date,
): Promise<Address> => {
  const expiresAt = addressExpiry(now);
  return {
    url: await mediaStore.signedUrl(key, { contentType, name, expiresAt }),
    thumbnailUrl:
      thumbnailKey === null
        ? null
        : await mediaStore.signedUrl(thumbnailKey, {
            contentType: thumbnailContentType,
            name: 'thumbnail.webp',
            expiresAt,
          }),
    expiresAt,
  };
};

export type AddressedMedium = Medium & Address;

export const withAddress = async (
  mediaStore: Pick<MediaStore, 'signedUrl'>,
  medium: Medium,
  now: Date,
): Promise<AddressedMedium> => ({ ...medium, ...(await addressOf(mediaStore, medium, now)) });
