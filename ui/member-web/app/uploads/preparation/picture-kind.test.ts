import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asJpegName, fitWithin, isAnimated, pictureKindOf } from './picture-kind.ts';

const bytesOf = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((sign) => sign.charCodeAt(0)),
    ),
  );

describe('the kind of a picture', () => {
  it.each([
    ['JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0)],
    ['PNG', bytesOf(0x89, 'PNG\r\n')],
    ['WEBP', bytesOf('RIFF', 0, 0, 0, 0, 'WEBPVP8 ')],
    ['GIF', bytesOf('GIF89a')],
    ['HEIC', bytesOf(0, 0, 0, 24, 'ftypheic')],
    ['HEIC', bytesOf(0, 0, 0, 24, 'ftypmif1')],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(pictureKindOf(bytes)).toBe(kind);
  });

  it('is nothing for a film of the same container, a page, or no bytes', () => {
    for (const bytes of [bytesOf(0, 0, 0, 24, 'ftypqt  '), bytesOf('<svg xmlns'), new Uint8Array()])
      expect(pictureKindOf(bytes)).toBeUndefined();
  });

  it('knows what moves', () => {
    expect(isAnimated('GIF', bytesOf('GIF89a'))).toBe(true);
    expect(isAnimated('PNG', bytesOf(0x89, 'PNG....IHDR....acTL'))).toBe(true);
    expect(isAnimated('WEBP', bytesOf('RIFF....WEBPVP8X....ANIM'))).toBe(true);
    expect(isAnimated('PNG', bytesOf(0x89, 'PNG....IHDR....IDAT'))).toBe(false);
    expect(isAnimated('JPEG', bytesOf('acTL'))).toBe(false);
  });
});

describe('the size of a smaller picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 });

  it('stays within its bounds and grows nowhere', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height }, { longestSide: 2048, mostPixels: 3_000_000 });
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(
          Math.max(1, Math.min(2048, Math.max(width, height))),
        );
        expect(fitted.width * fitted.height).toBeLessThanOrEqual(
          Math.max(3_000_000, fitted.width, fitted.height),
        );
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('keeps its shape', () => {
    expect(fitWithin({ width: 4032, height: 3024 }, { longestSide: 2048, mostPixels: 16_000_000 })).toEqual({
      width: 2048,
      height: 1536,
    });
    expect(fitWithin({ width: 800, height: 600 }, { longestSide: 2048, mostPixels: 16_000_000 })).toEqual({
      width: 800,
      height: 600,
    });
    expect(fitWithin({ width: 8000, height: 6000 }, { mostPixels: 12_000_000 })).toEqual({
      width: 4000,
      height: 3000,
    });
  });
});

it('a picture that became a JPEG is called one', () => {
  expect(asJpegName('IMG_2041.HEIC')).toBe('IMG_2041.jpg');
  expect(asJpegName('Ảnh của Ngọc')).toBe('Ảnh của Ngọc.jpg');
  expect(asJpegName('.heic')).toBe('image.jpg');
});
