import { expect, it } from 'vitest';
import { picturesInRtf } from './rtf-pictures.ts';

const png = '89504e470d0a1a0a'.repeat(4);
const jpeg = 'ffd8ffe000104a46'.repeat(4);

const hexOf = async (file: File | null | undefined): Promise<string | null> =>
  file ? Buffer.from(await file.arrayBuffer()).toString('hex') : null;

it('reads each picture once, in the order of the text, however its bytes are broken into lines', async () => {
  const pictures = picturesInRtf(
    `{\\rtf1\\ansi {\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}{\\sv 75}}}\\picw26\\pngblip\\bliptag-12{\\*\\blipuid 0102030405060708090a0b0c0d0e0f10}\n${png.slice(0, 40)}\r\n${png.slice(40)}}}{\\nonshppict{\\pict\\wmetafile8 ${'01'.repeat(40)}}}{\\*\\shppict{\\pict\\jpegblip\n${jpeg}}}}`,
  );
  expect(pictures.map((file) => file && [file.name, file.type])).toEqual([
    ['picture-1.png', 'image/png'],
    ['picture-2.jpg', 'image/jpeg'],
  ]);
  expect(await Promise.all(pictures.map(hexOf))).toEqual([png, jpeg]);
});

it('keeps the place of a picture that browsers do not draw, or that is cut off', () => {
  const pictures = picturesInRtf(
    `{\\rtf1{\\pict\\emfblip ${'01'.repeat(40)}}{\\pict\\pngblip ${png}8}{\\pict\\pngblip}{\\pict\\pngblip ${png}}}`,
  );
  expect(pictures.map((file) => file?.name ?? null)).toEqual([null, null, null, 'picture-4.png']);
});

it.each(['', 'no RTF', '{\\rtf1 words {\\b bold}}'])('finds none in %j', (rtf) => {
  expect(picturesInRtf(rtf)).toEqual([]);
});
