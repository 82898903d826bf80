import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { markPicture } from './watermark.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } })
    .webp()
    .toBuffer();

/** Points of a part of the picture that are no longer of its one colour. */
const drawnIn = async (bytes: Uint8Array, part: Parameters<ReturnType<typeof sharp>['extract']>[0]) => {
  const { data, info } = await sharp(bytes)
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn = 0;
  for (let at = 0; at < data.length; at += info.channels) if (Math.abs(data[at]! - 0x88) > 12) drawn += 1;
  return drawn;
};

describe('a picture with a name on it', () => {
  it('has it in each quarter, so that no cut is without', async () => {
    const marked = await markPicture({ picture: await picture(900, 1200), text: 'Trần Minh Khoa' });
    expect(await sharp(marked).metadata()).toMatchObject({ format: 'webp', width: 900, height: 1200 });
    for (const [left, top] of [
      [0, 0],
      [450, 0],
      [0, 600],
      [450, 600],
    ] as const)
      expect(await drawnIn(marked, { left, top, width: 450, height: 600 })).toBeGreaterThan(1_000);
  });

  it.each([
    ['a long name', 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt '.repeat(3), 900, 1200],
    ['a name on a thumbnail', 'Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt', 120, 160],
    ['a film strip', 'Khoa', 40, 1200],
    ['markup', '<b & </span><span size="1">', 320, 320],
    ['nothing to be seen', '\u0000 ', 320, 320],
  ])('keeps the size of the picture with %s', async (_, text, width, height) => {
    const marked = await markPicture({ picture: await picture(width, height), text });
    expect(await sharp(marked).metadata()).toMatchObject({ width, height });
  });
});
