import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bmiScales, classify } from './categories.ts';
import { displayed, displayField, displayIndicator, roundDelta, roundHalfUp } from './display.ts';

describe('display', () => {
  it('rounds half up, in decimal and not in binary', () => {
    expect(roundHalfUp(22.85, 1)).toBe(22.9);
    expect(roundHalfUp(1.005, 2)).toBe(1.01);
    expect(roundHalfUp(2555.5, 0)).toBe(2556);
    expect(Object.is(roundHalfUp(-0.01, 1), 0)).toBe(true);
    expect(roundDelta(-0.25, 1)).toBe(-0.3);
    expect(roundDelta(0.25, 1)).toBe(0.3);
  });

  it('shows one more decimal rather than a number from the next class', () => {
    const reader = { standard: 'WHO', sex: 'MALE' } as const;
    expect(displayIndicator('bmi', 24.96, reader)).toEqual({ value: 24.96, decimals: 2 });
    expect(displayIndicator('bmi', 24.94, reader)).toEqual({ value: 24.9, decimals: 1 });
    expect(displayIndicator('bmi', 25, reader)).toEqual({ value: 25, decimals: 1 });
    expect(displayIndicator('bmi', 22.96, reader)).toEqual({ value: 23, decimals: 1 });
    expect(displayIndicator('bmi', 22.96, { ...reader, standard: 'ASIA_PACIFIC' })).toEqual({
      value: 22.96,
      decimals: 2,
    });
    expect(displayIndicator('waistHipRatio', 0.896, reader)).toEqual({ value: 0.896, decimals: 3 });
    expect(displayIndicator('waistHipRatio', 0.8996, reader)).toEqual({ value: 0.8996, decimals: 4 });
    expect(displayIndicator('visceralFatArea', 129.6, reader)).toEqual({ value: 129.6, decimals: 1 });
    expect(displayIndicator('vo2max', 42.46, reader, [42.5])).toEqual({ value: 42.46, decimals: 2 });
  });

  it('never shows a value on the other side of its own cut', () => {
    const { WHO } = bmiScales;
    const nearCut = fc
      .tuple(fc.constantFrom(...WHO.cuts), fc.double({ min: -0.2, max: 0.2, noNaN: true }))
      .map(([cut, off]) => cut + off);
    fc.assert(
      fc.property(nearCut, (value) => {
        expect(classify(WHO, displayed(value, 1, WHO.cuts).value)).toBe(classify(WHO, value));
      }),
      { numRuns: 2000 },
    );
  });

  it('turns stored metric into what the reader measures with', () => {
    expect(displayField('height', 175, 'METRIC')).toEqual({ value: 175, decimals: 1, unit: 'cm' });
    expect(displayField('height', 175, 'IMPERIAL')).toEqual({
      unit: 'ft',
      feet: 5,
      inches: 8.9,
      decimals: 1,
    });
    expect(displayField('weight', 70, 'IMPERIAL')).toEqual({ value: 154.3, decimals: 1, unit: 'lb' });
    expect(displayField('waist', 80, 'IMPERIAL')).toEqual({ value: 31.5, decimals: 1, unit: 'in' });
    expect(displayField('runDistance', 2414, 'IMPERIAL')).toEqual({ value: 1.5, decimals: 2, unit: 'mi' });
    expect(displayField('pushUps', 30, 'IMPERIAL')).toEqual({ value: 30, decimals: 0, unit: 'reps' });
  });
});
