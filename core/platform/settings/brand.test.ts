import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import {
  brandAddress,
  brandPath,
  brandPlaces,
  brandSettings,
  brandVariants,
  isBrandVariant,
  readBrandPath,
  requireBrandShape,
  showsBrandPicture,
  type BrandPlace,
} from './brand.ts';
import { defaultSettings } from './site.ts';
import { checkSettings } from './validation.ts';

const anyId = fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/);
const variants = Object.keys(brandVariants).filter(isBrandVariant);

describe('an address of the brand', () => {
  it('names its picture and how it is drawn, and is one that its setting takes', () => {
    fc.assert(
      fc.property(anyId, fc.constantFrom(...variants), (mediumId, variant) => {
        expect(readBrandPath(brandPath(mediumId, variant))).toEqual({ mediumId, variant });
      }),
    );
    fc.assert(
      fc.property(anyId, fc.constantFrom(...brandPlaces), (mediumId, place) => {
        const address = brandAddress(place, mediumId);
        expect(checkSettings({ [brandSettings[place]]: address }, [])).toEqual([]);
        expect(showsBrandPicture({ ...defaultSettings, [brandSettings[place]]: address }, mediumId)).toBe(
          true,
        );
        expect(showsBrandPicture(defaultSettings, mediumId)).toBe(false);
      }),
    );
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(readBrandPath(path)).toBeNull();
      }),
    );
    for (const path of [
      '/brand/a/../icon.png',
      '/brand/a/constructor.png',
      '/brand//icon.png',
      '/brand/a/icon.svg',
    ])
      expect(readBrandPath(path)).toBeNull();
  });
});

const refusal = (place: BrandPlace, width: number, height: number): string | null => {
  try {
    requireBrandShape(place, { width, height });
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : 'another';
  }
};

it.each([
  ['icon', 512, 512, null],
  ['icon', 255, 255, 'brand.too_small'],
  ['icon', 512, 400, 'brand.not_square'],
  ['logo', 340, 68, null],
  ['logo', 340, 40, 'brand.too_small'],
  ['logoDark', 1000, 100, 'brand.wrong_shape'],
  ['share', 1200, 630, null],
  ['share', 600, 800, 'brand.wrong_shape'],
] as const)('a picture for %s of %d × %d: %s', (place, width, height, code) => {
  expect(refusal(place, width, height)).toBe(code);
});
