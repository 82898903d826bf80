import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareDrawing } from '#core/platform/share-picture/ports.ts';
import { drawShare } from './share.ts';

const drawing: ShareDrawing = {
  title: 'Ăn sáng đủ đạm: vì sao bạn no lâu hơn?',
  byline: 'Nguyễn Thị Hoà',
  siteName: 'Fitboard',
  picture: null,
};
const draw = (parts: Partial<ShareDrawing> = {}) => drawShare({ ...drawing, ...parts });

/** How much of the picture has the colour of words. */
const inkOf = async (png: Uint8Array): Promise<number> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! > 200 && data[at + 1]! > 200 && data[at + 2]! > 200) ink += 1;
  return ink;
};

describe('a picture for links', () => {
  it('is a PNG of the size that networks show, with the words drawn', async () => {
    const png = await draw();
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inkOf(png)).toBeGreaterThan((await inkOf(await draw({ title: '' }))) + 2_000);
  });

  it('draws markup as it is written', async () => {
    const plain = await inkOf(await draw({ title: 'lớn' }));
    const marked = await inkOf(await draw({ title: '<span size="200%" foreground="#0B5C49">lớn</span>' }));
    expect(marked).toBeGreaterThan(plain * 3);
    for (const title of ['<b', '&nope;', '</span><span>', '< > & " \'', '\u0000\u0007\ud800', ' '])
      expect((await sharp(await draw({ title })).metadata()).width).toBe(1200);
  });

  it('keeps the longest title and a word without an end inside', async () => {
    for (const title of ['Một tiêu đề rất dài '.repeat(8).trim().slice(0, 150), 'W'.repeat(150)])
      expect((await sharp(await draw({ title })).metadata()).height).toBe(630);
  });

  it('cuts a picture of its own to that size', async () => {
    const picture = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#cc2200' } })
      .jpeg()
      .toBuffer();
    const png = await draw({ picture });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { channels } = await sharp(png).stats();
    expect(channels[0]!.mean).toBeGreaterThan(190);
  });
});
