import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { maxImagePixels } from '#core/platform/media/medium.ts';
import type { ShareDrawing } from '#core/platform/share-picture/ports.ts';
import { asWords, boldFont, regularFont } from './drawn-words.ts';
import { shareSize } from '#core/platform/share-picture/share-card.ts';

const { width, height } = shareSize;
const margin = 80;
const inner = width - 2 * margin;
const colours = { ground: '#0B5C49', deep: '#084738', words: '#FFFFFF', quiet: '#CFE7DD', accent: '#FF7B3E' };

type Line = Readonly<{ text: string; size: number; colour: string; isBold?: boolean; room: number }>;

/** A piece of text as a picture, in lines, no higher than its room. */
const drawText = async ({ text, size, colour, isBold = false, room }: Line): Promise<Buffer> => {
  const words = asWords(text);
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${words.trim() === '' ? '·' : words}</span>`,
      font: `Be Vietnam Pro ${isBold ? 'Bold ' : ''}${size}`,
      fontfile: isBold ? boldFont : regularFont,
      width: inner,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size / 6),
    },
  })
    .png()
    .toBuffer();
  return sharp(drawn)
    .resize({ width: inner, height: room, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
};

const sizeOf = (title: string): number => {
  const letters = [...title].length;
  if (letters <= 45) return 72;
  return letters <= 90 ? 60 : 48;
};

const mark = readFile(new URL('../../../ui/member-web/brand/mark.svg', import.meta.url));

const ground = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    `<circle cx="1130" cy="600" r="300" fill="${colours.deep}"/>` +
    `<rect x="${margin}" y="520" width="96" height="8" rx="4" fill="${colours.accent}"/></svg>`,
);

const titleRoom = { top: 190, height: 300 };

const drawWords = async ({ title, byline, siteName }: ShareDrawing): Promise<Buffer> => {
  const [name, words, who, sign] = await Promise.all([
    drawText({ text: siteName, size: 36, colour: colours.words, isBold: true, room: 48 }),
    drawText({
      text: title,
      size: sizeOf(title),
      colour: colours.words,
      isBold: true,
      room: titleRoom.height,
    }),
    drawText({ text: byline, size: 30, colour: colours.quiet, room: 40 }),
    sharp(await mark, { density: 144 })
      .resize(72, 72)
      .png()
      .toBuffer(),
  ]);
  return sharp(ground)
    .composite([
      { input: sign, left: margin, top: 72 },
      { input: name, left: margin + 92, top: 88 },
      { input: words, left: margin, top: titleRoom.top },
      ...(byline === '' ? [] : [{ input: who, left: margin, top: 550 }]),
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** Cut to the size that networks show; its middle is where most people look. */
const fitted = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: maxImagePixels })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: colours.words })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();

export const drawShare = async (drawing: ShareDrawing): Promise<Uint8Array> =>
  drawing.picture === null ? drawWords(drawing) : fitted(drawing.picture);
