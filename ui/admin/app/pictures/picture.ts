import { maxImageBytes } from '#core/platform/media/medium.ts';

/** A picture of a record, as its form shows it. */
export type Picture = Readonly<{ id: string; url: string }>;
/** One that was chosen: its name is what is read out. */
export type NamedPicture = Picture & Readonly<{ name: string }>;

/** As many bytes as the server takes. */
export const largestPicture = maxImageBytes;
export const largestMegabytes = maxImageBytes / 1024 ** 2;
export const pictureTypes = 'image/jpeg,image/png,image/webp';

type Kept = Readonly<{ id: string; name: string; url: string; thumbnailUrl: string | null }>;

export const pictureOf = ({ id, name, url, thumbnailUrl }: Kept): NamedPicture => ({
  id,
  name,
  url: thumbnailUrl ?? url,
});
