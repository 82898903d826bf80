import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandsOf,
  bmiScales,
  bodyFatScales,
  classify,
  ffmiScales,
  heartRateZoneScale,
  isAboveAsianActionPoint,
  positionIn,
  vfiScales,
  whrScales,
  whtrScale,
  type Scale,
} from './categories.ts';

/** The cut-offs as published, in the order of the classes. */
const published: readonly (readonly [
  string,
  Scale<string>,
  readonly (readonly [number, string])[],
  string,
])[] = [
  [
    'BMI, WHO',
    bmiScales.WHO,
    [
      [16, 'VERY_THIN'],
      [17, 'THIN'],
      [18.5, 'SLIM'],
      [25, 'NORMAL'],
      [30, 'OVERWEIGHT'],
      [35, 'VERY_OVERWEIGHT'],
      [40, 'OBESE'],
    ],
    'VERY_OBESE',
  ],
  [
    'BMI, Asia-Pacific',
    bmiScales.ASIA_PACIFIC,
    [
      [16, 'VERY_THIN'],
      [17, 'THIN'],
      [18.5, 'SLIM'],
      [23, 'NORMAL'],
      [25, 'OVERWEIGHT'],
      [30, 'VERY_OVERWEIGHT'],
      [35, 'OBESE'],
    ],
    'VERY_OBESE',
  ],
  [
    'body fat, men',
    bodyFatScales.MALE,
    [
      [6, 'ESSENTIAL'],
      [14, 'ATHLETE'],
      [18, 'FITNESS'],
      [25, 'ACCEPTABLE'],
    ],
    'HIGH_RISK',
  ],
  [
    'body fat, women',
    bodyFatScales.FEMALE,
    [
      [14, 'ESSENTIAL'],
      [21, 'ATHLETE'],
      [25, 'FITNESS'],
      [32, 'ACCEPTABLE'],
    ],
    'HIGH_RISK',
  ],
  [
    'FFMI, men',
    ffmiScales.MALE,
    [
      [17, 'LOW'],
      [20, 'NORMAL'],
      [22, 'ENOUGH'],
      [25, 'HIGH'],
    ],
    'VERY_HIGH',
  ],
  [
    'FFMI, women',
    ffmiScales.FEMALE,
    [
      [15, 'LOW'],
      [17, 'NORMAL'],
      [18, 'ENOUGH'],
      [21.5, 'HIGH'],
    ],
    'VERY_HIGH',
  ],
  [
    'waist–hip, men',
    whrScales.MALE,
    [
      [0.85, 'LOW'],
      [0.9, 'NORMAL'],
    ],
    'HIGH',
  ],
  [
    'waist–hip, women',
    whrScales.FEMALE,
    [
      [0.8, 'LOW'],
      [0.85, 'NORMAL'],
    ],
    'HIGH',
  ],
  [
    'waist–height',
    whtrScale,
    [
      [0.4, 'LOW'],
      [0.5, 'NORMAL'],
      [0.6, 'HIGH'],
    ],
    'VERY_HIGH',
  ],
  ['visceral fat, WHO', vfiScales.WHO, [[130, 'LOW']], 'HIGH'],
  ['visceral fat, Asia-Pacific', vfiScales.ASIA_PACIFIC, [[100, 'LOW']], 'HIGH'],
  [
    'heart-rate zones',
    heartRateZoneScale,
    [
      [0.3, 'VERY_LIGHT'],
      [0.4, 'LIGHT'],
      [0.6, 'MODERATE'],
      [0.9, 'VIGOROUS'],
    ],
    'NEAR_MAXIMAL',
  ],
];

describe('category scales', () => {
  it.each(published)(
    '%s: each class ends just below its cut, and the next starts on it',
    (_, scale, ends, last) => {
      const following = [...ends.slice(1).map(([, category]) => category), last];
      for (const [index, [cut, category]] of ends.entries()) {
        expect(classify(scale, cut - 0.001).value).toBe(category);
        expect(classify(scale, cut).value).toBe(following[index]);
      }
      expect(scale.cuts).toHaveLength(ends.length);
    },
  );

  it.each(published)('%s: the position never falls as the value rises', (_, { cuts }) => {
    const value = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(positionIn(cuts, Math.min(one, other))).toBeLessThanOrEqual(
          positionIn(cuts, Math.max(one, other)),
        );
      }),
    );
  });

  it('compare six decimals, so that a sum of tenths lands where it belongs', () => {
    expect(0.1 + 0.7).toBeLessThan(0.8);
    expect(classify(whrScales.FEMALE, 0.1 + 0.7).value).toBe('NORMAL');
    expect(classify(bmiScales.WHO, 24.999_999_4).value).toBe('NORMAL');
    expect(classify(bmiScales.WHO, 24.999_999_6).value).toBe('OVERWEIGHT');
  });

  it('never rate lower by the Asia-Pacific standard than by the WHO one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (value) => {
        for (const scales of [bmiScales, vfiScales]) {
          expect(positionIn(scales.ASIA_PACIFIC.cuts, value)).toBeGreaterThanOrEqual(
            positionIn(scales.WHO.cuts, value),
          );
        }
      }),
    );
  });

  it('draw bands that touch each other and leave nothing out', () => {
    for (const [, scale] of published) {
      const bands = bandsOf(scale);
      expect(bands.map(({ category }) => category)).toEqual(scale.classes);
      expect(bands[0]?.from).toBeNull();
      expect(bands.at(-1)?.to).toBeNull();
      for (const [index, band] of bands.slice(1).entries()) expect(band.from).toBe(bands[index]?.to);
    }
  });

  it('note the Asian action point from 23 on', () => {
    expect(isAboveAsianActionPoint(22.999)).toBe(false);
    expect(isAboveAsianActionPoint(23)).toBe(true);
  });
});
