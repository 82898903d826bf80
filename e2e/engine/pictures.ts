import sharp from 'sharp';
import { bodyPicture } from '#fixtures/demo/pictures/body-picture.ts';

export const sides = ['FRONT', 'BACK', 'LEFT'] as const;

/** A drawn body, as a phone would send it. */
export const pictureOf = (side: (typeof sides)[number], waistCm: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(
    Buffer.from(
      bodyPicture({
        side,
        isFemale: true,
        heightCm: 162,
        waistCm,
        hipCm: 96,
        chestCm: 86,
        thighCm: 54,
        tint: 1,
      }),
    ),
  )
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>; // sharp allocates no shared memory
