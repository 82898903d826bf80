import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activityLevels,
  bmi,
  bmr,
  bodyFatPercent,
  fatMass,
  ffmi,
  leanMass,
  normalizedFfmi,
  tdee,
  visceralFatArea,
} from './body.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const heightCm = between(100, 250);
const weightKg = between(25, 300);
const step = between(0.1, 20);

describe('body composition', () => {
  it('BMI rises with weight and falls with height', () => {
    fc.assert(
      fc.property(weightKg, heightCm, step, (weight, height, more) => {
        const here = bmi({ weightKg: weight, heightCm: height });
        expect(bmi({ weightKg: weight + more, heightCm: height })).toBeGreaterThan(here);
        expect(bmi({ weightKg: weight, heightCm: height + more })).toBeLessThan(here);
      }),
    );
  });

  it('male body fat rises with the waist and falls with the neck', () => {
    const girths = fc.record({
      heightCm: between(150, 200),
      waistCm: between(70, 120),
      neckCm: between(30, 45),
    });
    fc.assert(
      fc.property(girths, between(0.1, 3), (given, more) => {
        const percent = (waistCm: number, neckCm: number) =>
          bodyFatPercent({ gender: 'MALE', heightCm: given.heightCm, waistCm, neckCm }).value;
        const here = percent(given.waistCm, given.neckCm);
        const wider = percent(given.waistCm + more, given.neckCm);
        const thicker = percent(given.waistCm, given.neckCm + more);
        if (here !== undefined && wider !== undefined) expect(wider).toBeGreaterThan(here);
        if (here !== undefined && thicker !== undefined) expect(thicker).toBeLessThan(here);
      }),
    );
  });

  it('never answers a body fat outside of 2 to 70 per cent', () => {
    const girths = fc.record({
      gender: fc.constantFrom('MALE' as const, 'FEMALE' as const),
      heightCm,
      waistCm: between(40, 200),
      neckCm: between(20, 80),
      hipCm: between(50, 220),
    });
    fc.assert(
      fc.property(girths, (given) => {
        const { value, reason } = bodyFatPercent(given);
        if (value === undefined) expect(['GEOMETRY', 'IMPLAUSIBLE_RESULT']).toContain(reason);
        else expect(Math.abs(value - 36)).toBeLessThanOrEqual(34 + 1e-6);
        expect(reason === 'GEOMETRY').toBe(Math.round(given.waistCm * 1e6) <= Math.round(given.neckCm * 1e6));
      }),
    );
  });

  it('fat and lean mass make the weight, and FFMI gives the lean mass back', () => {
    fc.assert(
      fc.property(weightKg, between(2, 70), heightCm, (weight, percent, height) => {
        const lean = leanMass({ weightKg: weight, bodyFatPercent: percent });
        expect(fatMass({ weightKg: weight, bodyFatPercent: percent }) + lean).toBeCloseTo(weight, 9);
        const index = ffmi({ leanMassKg: lean, heightCm: height });
        expect(index * (height / 100) ** 2).toBeCloseTo(lean, 9);
        expect(normalizedFfmi({ ffmi: index, heightCm: 180 })).toBe(index);
      }),
    );
  });

  it('BMR falls with age, and TDEE rises with each activity level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('MALE' as const, 'FEMALE' as const),
        fc.integer({ min: 18, max: 99 }),
        heightCm,
        weightKg,
        (gender, age, height, weight) => {
          const at = (years: number) =>
            bmr({ gender, age: years, heightCm: height, weightKg: weight }).value ?? Number.NaN;
          expect(at(age + 1)).toBeLessThan(at(age));
          expect(at(age)).toBeGreaterThan(0);
          const days = activityLevels.map((activityLevel) => tdee({ bmr: at(age), activityLevel }));
          expect(days).toEqual(days.toSorted((one, other) => one - other));
          expect(new Set(days).size).toBe(activityLevels.length);
        },
      ),
    );
  });

  it('counts no visceral fat below zero', () => {
    expect(visceralFatArea({ gender: 'MALE', age: 18, waistCm: 60, thighCm: 60 })).toEqual({ value: 0 });
  });
});
