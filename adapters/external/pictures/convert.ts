import sharp from 'sharp';
import { DomainError } from '#core/kernel/domain-error.ts';
import { maxImagePixels } from '#core/platform/media/medium.ts';

const longestSide = 2560;
const thumbnailSide = 480;

// Nothing is worked on twice.
sharp.cache(false);

export type PictureJob = Readonly<{
  path: string;
  /** What its content says it is. */
  contentType: string;
  /** Where the result is written; its thumbnail beside it. */
  target: string;
}>;

export type ConvertedPicture = Readonly<{
  contentType: string;
  size: number;
  width: number;
  height: number;
  path: string;
  thumbnailPath: string;
}>;

/** Re-encoded, without metadata: a phone's picture knows where its owner lives. */
export const convertPicture = async ({
  path,
  contentType,
  target,
}: PictureJob): Promise<ConvertedPicture> => {
  // The header alone is read without a limit, so that the refusal can say what is wrong.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > maxImagePixels) {
    throw new DomainError('media.too_many_pixels', { megapixels: maxImagePixels / 1_000_000 });
  }
  if (pages > 1) throw new DomainError('media.type_not_allowed');

  const source = sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error' });
  const upright = source.rotate().resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  // A drawing keeps its transparency; photographs stay what they are.
  const isJpeg = contentType === 'image/jpeg';
  const encoded = isJpeg ? upright.jpeg({ quality: 86, mozjpeg: true }) : upright.webp({ quality: 86 });
  const written = await encoded.toFile(target);

  const thumbnailPath = `${target}-thumbnail`;
  await sharp(target)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(thumbnailPath);
  return {
    contentType: isJpeg ? 'image/jpeg' : 'image/webp',
    size: written.size,
    width: written.width,
    height: written.height,
    path: target,
    thumbnailPath,
  };
};

/** A copy of what was made safe before, for everybody. */
export const fitPicture = async ({
  picture,
  side,
}: Readonly<{ picture: Uint8Array; side: number }>): Promise<Uint8Array> =>
  sharp(picture, { limitInputPixels: maxImagePixels })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
