import { maxImageBytes } from '#core/platform/media/medium.ts';
import { ApiError } from '#ui/api/api-error.ts';

const readable = new Set(['image/jpeg', 'image/png', 'image/webp']);
const longestSide = 2400;
const plentyBytes = 4 * 1024 * 1024;
const megabyte = 1024 * 1024;

const redraw = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const shrink = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * shrink));
  canvas.height = Math.max(1, Math.round(picture.height * shrink));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      0.9,
    );
  });
};

/**
 * A screenshot goes as it is. What is heavy, or of a kind that only this device reads (HEIC), is drawn anew where the
 * browser can; where it cannot, the server says what to do.
 */
export const receiptPicture = async (file: File): Promise<Blob> => {
  const isPlain = readable.has(file.type) && file.size <= plentyBytes;
  const picture = isPlain ? file : await redraw(file).catch(() => file);
  if (picture.size <= maxImageBytes) return picture;
  throw new ApiError({
    code: 'media.too_large',
    status: 413,
    params: { megabytes: maxImageBytes / megabyte },
  });
};
