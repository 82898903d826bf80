import { decodeNatively, drawAsJpeg, unreadable } from './draw-picture.ts';
import { asJpegName, fitWithin, isAnimated, pictureKindOf, type PictureKind } from './picture-kind.ts';

/** Safari draws nothing larger. */
const mostPixels = 16_000_000;
/** Of pictures in posts and messages. */
const longestSide = 2048;
const quality = 0.85;
/** What is only translated loses as little as possible. */
const translationQuality = 0.92;

const headLength = 4096;

const decode = async (file: Blob, kind: PictureKind | undefined): Promise<ImageBitmap> => {
  try {
    return await decodeNatively(file);
  } catch {
    if (kind !== 'HEIC') throw unreadable();
  }
  try {
    const { decodeHeic } = await import('./heic-decoder.ts');
    return await decodeHeic(file);
  } catch {
    throw unreadable();
  }
};

/**
 * A picture as it is sent: a HEIC becomes a JPEG, and with `smaller` a still picture is drawn anew within 2,048 pixels.
 * What moves is left alone: drawn anew it would stand still.
 */
export const preparePicture = async (
  file: File,
  { smaller }: Readonly<{ smaller: boolean }>,
): Promise<File> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = pictureKindOf(head);
  const isHeic = kind === 'HEIC';
  if (!isHeic && (!smaller || kind === undefined || isAnimated(kind, head))) return file;

  const bitmap = await decode(file, kind);
  try {
    const size = fitWithin(bitmap, { mostPixels, longestSide: smaller ? longestSide : undefined });
    const drawn = await drawAsJpeg(bitmap, size, smaller ? quality : translationQuality);
    // A drawing with few colours is smaller as it was; a photo's JPEG also loses what it says of place and device.
    const keeps = kind !== 'JPEG' && !isHeic && size.width === bitmap.width && drawn.size >= file.size;
    return keeps ? file : new File([drawn], asJpegName(file.name), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
};
