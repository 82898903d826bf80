import sharp from 'sharp';
import { maxImagePixels } from '#core/platform/media/medium.ts';
import type { BrandBox } from '#core/platform/settings/brand.ts';

export type Boxing = Readonly<{ picture: Uint8Array; box: BrandBox }>;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const ground = { r: 255, g: 255, b: 255, alpha: 1 };

/** A picture of the brand in its box, PNG. */
export const boxPicture = async ({
  picture,
  box: { width, height, fit, margin, isOpaque },
}: Boxing): Promise<Uint8Array> => {
  const [across, down] = [Math.round(width * margin), Math.round(height * margin)];
  const drawn = sharp(picture, { limitInputPixels: maxImagePixels }).resize({
    width: width - 2 * across,
    height: height - 2 * down,
    fit,
    background: clear,
    withoutEnlargement: fit === 'inside',
  });
  const whole =
    margin > 0
      ? drawn.extend({ top: down, bottom: down, left: across, right: across, background: clear })
      : drawn;
  return (isOpaque ? whole.flatten({ background: ground }) : whole).png({ compressionLevel: 9 }).toBuffer();
};
