import type { SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';
import type { FindingOrder, FindingReport } from './body-finder.worker.ts';
import { bodyIn, placeInSquare, squareSide } from './letterbox.ts';

/** Memory of a model that nobody needs any more is given back. */
const idleMs = 20_000;

type Waiting = Readonly<{ resolve: (answer: Float32Array) => void; reject: (error: Error) => void }>;

/** The photo's own points, small. A picture of another origin can't be read. */
const pixelsOf = (picture: HTMLImageElement): Uint8ClampedArray => {
  const canvas = document.createElement('canvas');
  canvas.width = squareSide;
  canvas.height = squareSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  const { naturalWidth: width, naturalHeight: height } = picture;
  const place = placeInSquare({ width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, place.left, place.top, place.width, place.height);
  return context.getImageData(0, 0, squareSide, squareSide).data;
};

/** Beside the page, in a worker that is started with the first photo. */
const createBodyFinder = () => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let number = 0;

  const end = (): void => {
    clearTimeout(idle);
    worker?.terminate();
    worker = undefined;
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./body-finder.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FindingReport>) => {
      const order = waiting.get(data.number);
      waiting.delete(data.number);
      if ('answer' in data) order?.resolve(data.answer);
      else order?.reject(new Error(data.failure));
      if (waiting.size === 0) idle = setTimeout(end, idleMs);
    });
    // It could not be fetched, or the browser is too old for it.
    started.addEventListener('error', () => {
      end();
      for (const { reject } of waiting.values()) reject(new Error('no finder'));
      waiting.clear();
    });
    return started;
  };

  return async (picture: HTMLImageElement): Promise<SeenBody> => {
    const pixels = pixelsOf(picture);
    clearTimeout(idle);
    worker ??= start();
    number += 1;
    const order: FindingOrder = { number, pixels };
    const answer = await new Promise<Float32Array>((resolve, reject) => {
      waiting.set(order.number, { resolve, reject });
      worker?.postMessage(order, [pixels.buffer]);
    });
    return bodyIn(answer, { width: picture.naturalWidth, height: picture.naturalHeight });
  };
};

export const findBody = createBodyFinder();
