export type PictureKind = 'JPEG' | 'PNG' | 'WEBP' | 'GIF' | 'HEIC';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the container that phones write; its other brands are films and AVIF. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Told by its first bytes: a name or a declared type may be wrong. */
export const pictureKindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'JPEG';
  if (text(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89) return 'PNG';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'WEBP';
  if (text(bytes, 0, 4) === 'GIF8') return 'GIF';
  if (text(bytes, 4, 8) === 'ftyp' && heicBrands.has(text(bytes, 8, 12))) return 'HEIC';
  return undefined;
};

/** Whether it moves: drawn anew it would stand still. Both formats say so before their first picture. */
export const isAnimated = (kind: PictureKind | undefined, bytes: Uint8Array): boolean => {
  if (kind === 'GIF') return true;
  const mark = kind === 'PNG' ? 'acTL' : kind === 'WEBP' ? 'ANIM' : undefined;
  return mark !== undefined && text(bytes, 0, Math.min(bytes.length, 4096)).includes(mark);
};

export type Size = Readonly<{ width: number; height: number }>;

type Bounds = Readonly<{ longestSide?: number | undefined; mostPixels: number }>;

/** The same picture within the bounds; never larger than it was. */
export const fitWithin = ({ width, height }: Size, { longestSide = Infinity, mostPixels }: Bounds): Size => {
  const share = Math.min(1, longestSide / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
  };
};

/** `IMG_2041.HEIC` becomes `IMG_2041.jpg`. */
export const asJpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;
