import sharp from 'sharp';
import { maxImagePixels } from '#core/platform/media/medium.ts';
import { asWords, boldFont } from './drawn-words.ts';

export type Marking = Readonly<{ picture: Uint8Array; text: string }>;

/** Of the shorter side: large enough to be read on a photo of a screen, small enough to see the body. */
const share = 1 / 18;
const tilt = -30;

/** The words as a picture, white with a dark edge, so that they are read on any ground. */
const drawWords = async (text: string, size: number): Promise<Buffer> => {
  const words = asWords(text).trim() || '·';
  return sharp({
    text: {
      text: `<span foreground="#FFFFFF" alpha="42%" background="#000000" background_alpha="14%"> ${words} </span>`,
      font: `Be Vietnam Pro Bold ${size}`,
      fontfile: boldFont,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
};

/** The viewer's name all over it: a copy says from whom it came. */
export const markPicture = async ({ picture, text }: Marking): Promise<Uint8Array> => {
  const { data, info } = await sharp(picture, { limitInputPixels: maxImagePixels })
    .rotate()
    .toBuffer({ resolveWithObject: true });
  const side = Math.min(info.width, info.height);
  const words = await drawWords(text, Math.max(10, Math.round(side * share)));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const around = Math.round(side / 14);
  const tilted = await sharp(words)
    .extend({ top: around, bottom: around, left: around, right: around, background: clear })
    .rotate(tilt, { background: clear })
    .png()
    .toBuffer();
  // A long name on a small picture is made to fit: what is larger than the ground can't be laid on it.
  const tile = await sharp(tilted)
    .resize({ width: info.width, height: info.height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return sharp(data)
    .composite([{ input: tile, tile: true }])
    .webp({ quality: 82 })
    .toBuffer();
};
