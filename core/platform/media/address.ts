import { openAddressLifetime, signedAddressLifetime, type Medium } from './medium.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Look, LookAddresses, MediaStore } from './ports.ts';

export type Address = Readonly<{ url: string; thumbnailUrl: string | null; expiresAt: Date }>;

export const thumbnailContentType = 'image/webp';

/** The end of a step, so that addresses made within one step are the same text and a picture shown twice is fetched once. */
const expiry = (now: Date, lifetime: number): Date => {
  const step = lifetime / 2;
  return new Date(Math.floor((now.getTime() + lifetime) / step) * step);
};

/** Between half a minute and a minute from now. */
export const addressExpiry = (now: Date): Date => expiry(now, signedAddressLifetime);
/** Between five and ten minutes from now: for files that everybody may see. */
export const openAddressExpiry = (now: Date): Date => expiry(now, openAddressLifetime);

/** A private address of a file. The caller has checked the right to see the file first. */
export const addressOf = async (
  mediaStore: Pick<MediaStore, 'signedUrl'>,
  { key, thumbnailKey, contentType, name }: Pick<Medium, 'key' | 'thumbnailKey' | 'contentType' | 'name'>,
  now: Date,
  expiresAt = addressExpiry(now),
): Promise<Address> => {
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

/**
 * The same for a body picture and who is not its owner: each time it is fetched the right is asked for again, and the
 * viewer's name is drawn on it. Films can't be drawn on; their address ends within the minute.
 */
export const addressFor = async (
  {
    mediaStore,
    lookAddresses,
  }: Readonly<{ mediaStore: Pick<MediaStore, 'signedUrl'>; lookAddresses: Pick<LookAddresses, 'addressOf'> }>,
  medium: Medium,
  viewerId: UserId | null,
  now: Date,
): Promise<Address> => {
  const { id, ownerId, purpose, type, thumbnailKey, deletedAt } = medium;
  const isLook =
    viewerId !== null && viewerId !== ownerId && purpose === 'PHYSICAL_PROFILE' && type === 'IMAGE';
  if (!isLook || deletedAt !== null) return addressOf(mediaStore, medium, now);
  const expiresAt = addressExpiry(now);
  const at = (size: Look['size']) => lookAddresses.addressOf({ mediumId: id, viewerId, size }, expiresAt);
  return { url: at('WHOLE'), thumbnailUrl: thumbnailKey === null ? null : at('SMALL'), expiresAt };
};

export type AddressedMedium = Medium & Address;

export const withAddress = async (
  mediaStore: Pick<MediaStore, 'signedUrl'>,
  medium: Medium,
  now: Date,
): Promise<AddressedMedium> => ({ ...medium, ...(await addressOf(mediaStore, medium, now)) });
