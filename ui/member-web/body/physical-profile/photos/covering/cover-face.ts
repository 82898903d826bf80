import { ellipseOf, patches, type Oval } from './oval.ts';

const quality = 0.9;

const drawn = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return { canvas, context };
};

/** Draws the picture with a handful of patches where the face is. */
export const drawCovered = (canvas: HTMLCanvasElement, picture: ImageBitmap, oval: Oval): void => {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const { width, height } = canvas;
  context.drawImage(picture, 0, 0, width, height);
  const { x, y, radiusX, radiusY } = ellipseOf(oval, width, height);
  const [left, top, across, down] = [x - radiusX, y - radiusY, radiusX * 2, radiusY * 2];
  const small = drawn(patches, patches);
  small.context.imageSmoothingQuality = 'high';
  // Halved until a handful is left: each patch is the mean of all that was under it.
  let from = drawn(across, down);
  from.context.drawImage(canvas, left, top, across, down, 0, 0, from.canvas.width, from.canvas.height);
  while (from.canvas.width > patches * 2 || from.canvas.height > patches * 2) {
    const next = drawn(Math.max(patches, from.canvas.width / 2), Math.max(patches, from.canvas.height / 2));
    next.context.drawImage(from.canvas, 0, 0, next.canvas.width, next.canvas.height);
    from = next;
  }
  small.context.drawImage(from.canvas, 0, 0, patches, patches);
  context.save();
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  context.clip();
  context.drawImage(small.canvas, left, top, across, down);
  context.restore();
};

/** The picture as it is sent: drawn anew, so that it says nothing of place and camera either. */
export const coverFace = async (picture: Blob, oval: Oval): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  try {
    const { canvas } = drawn(bitmap.width, bitmap.height);
    drawCovered(canvas, bitmap, oval);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
        'image/jpeg',
        quality,
      );
    });
  } finally {
    bitmap.close();
  }
};
