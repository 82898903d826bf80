import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cmToFtIn,
  cmToIn,
  displayedFeetAndInches,
  ftInToCm,
  inToCm,
  kgToLb,
  lbToKg,
  mToMi,
  miToM,
} from './units.ts';

describe('units', () => {
  it('come back from imperial as they went', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 12_000, noNaN: true }), (value) => {
        const roundTrips = [
          inToCm({ in: cmToIn({ cm: value }) }),
          lbToKg({ lb: kgToLb({ kg: value }) }),
          miToM({ mi: mToMi({ m: value }) }),
          ftInToCm(cmToFtIn({ cm: value })),
        ];
        for (const back of roundTrips) expect(Math.abs(back - value) / value).toBeLessThan(1e-9);
      }),
    );
  });

  it('never show twelve inches', () => {
    expect(displayedFeetAndInches(175)).toEqual({ ft: 5, in: 8.9 });
    expect(displayedFeetAndInches(182.87)).toEqual({ ft: 6, in: 0 });
    expect(displayedFeetAndInches(182.88)).toEqual({ ft: 6, in: 0 });
    fc.assert(
      fc.property(fc.double({ min: 100, max: 250, noNaN: true }), (cm) => {
        expect(displayedFeetAndInches(cm).in).toBeLessThan(12);
      }),
    );
  });
});
