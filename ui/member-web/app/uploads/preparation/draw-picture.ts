import { ApiError } from '#ui/api/api-error.ts';
import type { Size } from './picture-kind.ts';

export const unreadable = () => new ApiError({ code: 'media.unreadable', status: 0 });

/** Upright, as its camera meant it. Throws where this browser does not know the format. */
export const decodeNatively = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Drawn anew: what it knew of place, person and device is not in the drawing. */
export const drawAsJpeg = (
  source: CanvasImageSource,
  { width, height }: Size,
  quality: number,
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(unreadable());
  // What is transparent would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        // Safari keeps the memory of a canvas until it is small.
        canvas.width = 0;
        canvas.height = 0;
        if (blob === null) reject(unreadable());
        else resolve(blob);
      },
      'image/jpeg',
      quality,
    );
  });
};
