import { meanBody, type SeenBody } from '#core/body/snapshot/alignment/seen-body.ts';
import type { FindingOrder, FindingReport } from './body-finder.worker.ts';
import { bodyIn, nearBody, type Square, squareSide, wholePhoto } from './squares.ts';

/** Memory of a model that nobody needs any more is given back. */
const idleMs = 20_000;

type Waiting = Readonly<{ resolve: (answer: Float32Array) => void; reject: (error: Error) => void }>;

/** A square of the photo, as small as the model wants it. A picture of another origin can't be read. */
const pixelsOf = (
  picture: HTMLImageElement,
  { x, y, side }: Square,
  isMirrored: boolean,
): Uint8ClampedArray => {
  const canvas = document.createElement('canvas');
  canvas.width = squareSide;
  canvas.height = squareSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  const scale = squareSide / side;
  context.imageSmoothingQuality = 'high';
  if (isMirrored) context.setTransform(-scale, 0, 0, scale, (x + side) * scale, -y * scale);
  else context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  context.drawImage(picture, 0, 0);
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

  const answerTo = async (pixels: Uint8ClampedArray): Promise<Float32Array> => {
    clearTimeout(idle);
    worker ??= start();
    number += 1;
    const order: FindingOrder = { number, pixels };
    return new Promise((resolve, reject) => {
      waiting.set(order.number, { resolve, reject });
      worker?.postMessage(order, [pixels.buffer]);
    });
  };

  const lookTwiceAt = async (picture: HTMLImageElement, square: Square): Promise<[SeenBody, SeenBody]> => {
    const look = async (isMirrored: boolean) =>
      bodyIn(await answerTo(pixelsOf(picture, square, isMirrored)), square, isMirrored);
    return Promise.all([look(false), look(true)]);
  };

  /** One look is a few hundredths of a trunk aside; the mean of four, two of them nearer, is half as much. */
  return async (picture: HTMLImageElement): Promise<SeenBody> => {
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    const whole = await lookTwiceAt(picture, wholePhoto(size));
    const body = meanBody(whole);
    const near = nearBody(body);
    return near === null ? body : meanBody([...whole, ...(await lookTwiceAt(picture, near))]);
  };
};

export const findBody = createBodyFinder();
