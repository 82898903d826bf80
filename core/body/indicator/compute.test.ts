import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, profileInputs, someInputs } from '#fixtures/body/profiles.ts';
import type { Standard } from './categories.ts';
import { computeIndicators } from './compute.ts';
import type { ProfileInputs } from './fields.ts';
import { indicatorKeys, type IndicatorKey } from './indicators.ts';
import { reasons, type Reason } from './outcome.ts';

const compute = (inputs: ProfileInputs, standard: Standard = 'WHO') =>
  computeIndicators(inputs, { standard });

const reasonsOf = (inputs: ProfileInputs) => {
  const computed = compute(inputs);
  return Object.fromEntries(
    indicatorKeys.flatMap((key) => (computed[key].reason === undefined ? [] : [[key, computed[key].reason]])),
  );
};

const refusing = (reason: Reason, ...keys: readonly IndicatorKey[]) =>
  Object.fromEntries(keys.map((key) => [key, reason]));

const bodyFatAndMasses = [
  'bodyFatPercent',
  'bodyFatCategory',
  'fatMass',
  'leanMass',
  'ffmi',
  'ffmiCategory',
  'normalizedFfmi',
] as const;
const levels = [
  'runLevel',
  'cyclingLevel',
  'pushUpLevel',
  'squatLevel',
  'restingHeartRateLevel',
  'vo2maxLevel',
] as const;

describe('the whole profile', () => {
  it('computes everything of a fully measured man', () => {
    const computed = compute(profileInputs());
    expect(reasonsOf(profileInputs())).toEqual({});
    expect(computed.bmi.value).toBeCloseTo(22.857, 3);
    expect(computed).toMatchObject({
      bmiCategory: { value: 'NORMAL' },
      bodyFatCategory: { value: 'FITNESS' },
      bmr: { value: 1648.75 },
      maxHeartRate: { value: 187 },
      whrCategory: { value: 'NORMAL' },
      whtrCategory: { value: 'NORMAL' },
      vfiCategory: { value: 'LOW' },
      vo2maxSource: 'RUN',
      runLevel: { value: 'GOOD' },
      cyclingLevel: { value: 'AVERAGE' },
      pushUpLevel: { value: 'GOOD' },
      squatLevel: { value: 'GOOD' },
      restingHeartRateLevel: { value: 'EXCELLENT' },
      strengthLevel: { value: 'GOOD' },
      safetyFlags: [],
    });
    expect(computed.tdee.value).toBeCloseTo(2555.5625, 9);
    expect(computed.vo2max.value).toBeCloseTo(42.368, 3);
    expect(computed.targetHeartRate.value).toEqual({ low: 123.5, high: 167.95 });
  });

  it('is total: a value or a reason for anything inside the hard limits', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom<Standard>('WHO', 'ASIA_PACIFIC'), (inputs, standard) => {
        const computed = compute(inputs, standard);
        for (const key of indicatorKeys) {
          const { value, reason } = computed[key];
          if (value === undefined) expect(reasons).toContain(reason);
          else if (typeof value === 'object') expect(value.low).toBeLessThan(value.high);
          else expect(typeof value === 'string' || Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of gender OTHER equals that of the chosen sex', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom('MALE' as const, 'FEMALE' as const), (inputs, sex) => {
        const as = (gender: 'OTHER' | 'MALE' | 'FEMALE') =>
          compute({ ...inputs, body: { ...inputs.body, gender, sexForFormulas: sex } });
        expect(as('OTHER')).toEqual(as(sex));
      }),
    );
  });

  it('of gender OTHER without a chosen sex keeps the sex-free indicators only', () => {
    expect(reasonsOf(profileInputs({ gender: 'OTHER' }))).toEqual(
      refusing(
        'SEX_REQUIRED',
        ...bodyFatAndMasses,
        'whrCategory',
        'bmr',
        'tdee',
        'visceralFatArea',
        'vfiCategory',
        ...levels,
        'strengthLevel',
      ),
    );
  });

  it('ignores a sex for formulas left over from another gender', () => {
    expect(compute(profileInputs({ sexForFormulas: 'FEMALE' }))).toEqual(compute(profileInputs()));
  });

  it('withholds what is meant for adults under 18, and only that', () => {
    const adult = [
      ...bodyFatAndMasses,
      'bmiCategory',
      'whrCategory',
      'whtrCategory',
      'bmr',
      'tdee',
      'visceralFatArea',
      'vfiCategory',
    ] as const;
    expect(reasonsOf(profileInputs({ age: 17 }))).toEqual({
      ...refusing('ADULT_ONLY', ...adult),
      ...refusing('NO_NORM', 'squatLevel', 'restingHeartRateLevel'),
    });
    expect(compute(profileInputs({ age: 17 })).safetyFlags).toEqual([]);
    expect(reasonsOf(profileInputs({ age: 18 }))).toEqual({});
  });

  it('does not guess that a person of unknown age is an adult', () => {
    expect(reasonsOf(profileInputs({ age: null }))).toEqual(
      refusing(
        'MISSING_INPUT',
        ...bodyFatAndMasses,
        'bmiCategory',
        'whrCategory',
        'whtrCategory',
        'bmr',
        'tdee',
        'visceralFatArea',
        'vfiCategory',
        'maxHeartRate',
        'targetHeartRate',
        ...levels,
        'strengthLevel',
      ),
    );
  });

  it('gives the first reason of the table when several apply', () => {
    expect(compute(profileInputs({ gender: 'OTHER', age: 15, neck: null })).bodyFatPercent).toEqual({
      reason: 'SEX_REQUIRED',
    });
    expect(compute(profileInputs({ age: 15, neck: null })).bodyFatPercent).toEqual({
      reason: 'MISSING_INPUT',
    });
    expect(compute(profileInputs({ neck: 90, gender: 'OTHER' })).bodyFatPercent).toEqual({
      reason: 'INVALID_INPUT',
    });
    expect(compute(profileInputs({ neck: 80, waist: 79, weight: null })).fatMass).toEqual({
      reason: 'MISSING_INPUT',
    });
    expect(compute(profileInputs({ neck: 80, waist: 79 })).fatMass).toEqual({ reason: 'GEOMETRY' });
    expect(compute(profileInputs({ age: 15, activityLevel: null })).tdee).toEqual({
      reason: 'MISSING_INPUT',
    });
  });

  it('stops only what needs the broken number', () => {
    expect(reasonsOf(profileInputs({ thigh: 10 }))).toEqual(
      refusing('INVALID_INPUT', 'visceralFatArea', 'vfiCategory'),
    );
    expect(reasonsOf(profileInputs({ hip: null }))).toEqual(
      refusing('MISSING_INPUT', 'waistHipRatio', 'whrCategory'),
    );
    expect(reasonsOf(profileInputs({ gender: 'FEMALE', hip: null }))).toEqual(
      refusing('MISSING_INPUT', ...bodyFatAndMasses, 'waistHipRatio', 'whrCategory'),
    );
    expect(reasonsOf(profileInputs({ pushUps: 12.5 }))).toEqual(refusing('INVALID_INPUT', 'pushUpLevel'));
    expect(reasonsOf(profileInputs({ weight: 300.000_000_1 }))).toEqual({});
    expect(compute(profileInputs({ weight: 300.001 })).bmi).toEqual({ reason: 'INVALID_INPUT' });
  });

  it('takes VO2max from the run, and from the heart only when there was none', () => {
    expect(compute(profileInputs({ runDistance: 900 }))).toMatchObject({
      vo2max: { reason: 'BELOW_VALID_RANGE' },
      vo2maxLevel: { reason: 'BELOW_VALID_RANGE' },
      vo2maxSource: 'RUN',
      runLevel: { value: 'VERY_POOR' },
    });
    const fromHeart = compute(profileInputs({ runDistance: null }));
    expect(fromHeart.vo2max.value).toBeCloseTo(47.685, 3);
    expect(fromHeart.vo2maxSource).toBe('HEART_RATE');
    expect(compute(profileInputs({ runDistance: null, restingHeartRate: null }))).toMatchObject({
      vo2max: { reason: 'MISSING_INPUT' },
      vo2maxSource: null,
    });
  });

  it('prefers a measured maximum heart rate, and then needs no age for it', () => {
    expect(compute(profileInputs({ maxHeartRate: 195, age: null }))).toMatchObject({
      maxHeartRate: { value: 195 },
      targetHeartRate: { value: { low: 127.5, high: 174.75 } },
    });
    expect(compute(profileInputs({ maxHeartRate: 100, restingHeartRate: 100 })).targetHeartRate).toEqual({
      reason: 'REST_NOT_BELOW_MAX',
    });
  });

  it('rates the whole from three tests on, and the run and its VO2max once', () => {
    const two = someInputs({ age: 30, gender: 'MALE', pushUps: 30, airSquats: 47 });
    expect(compute(two).strengthLevel).toEqual({ reason: 'MISSING_INPUT' });
    const three = someInputs({ age: 30, gender: 'MALE', pushUps: 30, airSquats: 47, runDistance: 1000 });
    expect(compute(three)).toMatchObject({
      vo2maxLevel: { value: 'VERY_POOR' },
      strengthLevel: { value: 'AVERAGE' },
    });
    const noRun = someInputs({ age: 30, gender: 'MALE', pushUps: 13, restingHeartRate: 60 });
    expect(compute(noRun)).toMatchObject({
      runLevel: { reason: 'MISSING_INPUT' },
      pushUpLevel: { value: 'AVERAGE' },
      restingHeartRateLevel: { value: 'EXCELLENT' },
      vo2maxLevel: { value: 'EXCELLENT' },
      strengthLevel: { value: 'GOOD' },
    });
    // GOOD, GOOD, AVERAGE, POOR: a mean of 2.25 stays AVERAGE, 2.5 would round up.
    const four = someInputs({
      age: 30,
      gender: 'MALE',
      pushUps: 30,
      airSquats: 47,
      cyclingDistance: 5500,
      runDistance: 1900,
    });
    expect(compute(four).strengthLevel).toEqual({ value: 'AVERAGE' });
    const half = someInputs({
      age: 30,
      gender: 'MALE',
      pushUps: 30,
      airSquats: 47,
      cyclingDistance: 5500,
      runDistance: 2108,
    });
    expect(compute(half).strengthLevel).toEqual({ value: 'GOOD' });
  });

  it('raises the safety flags exactly at their limits', () => {
    const flags = (parts: Parameters<typeof profileInputs>[0], standard: Standard = 'WHO') =>
      compute(profileInputs(parts), standard).safetyFlags;
    expect(flags({ heartDisease: true, underTreatment: true, pastInjury: true })).toEqual([
      'HEART_DISEASE',
      'UNDER_TREATMENT',
      'PAST_INJURY',
    ]);
    expect(compute(profileInputs({ pastInjury: true })).targetHeartRate.value?.high).toBeCloseTo(136.2, 9);
    expect(flags({ restingHeartRate: 40 })).toEqual([]);
    expect(flags({ restingHeartRate: 39 })).toEqual(['RESTING_HEART_RATE_LOW']);
    expect(flags({ restingHeartRate: 100 })).toEqual([]);
    expect(flags({ restingHeartRate: 101 })).toEqual(['RESTING_HEART_RATE_HIGH']);
    expect(flags({ height: 200, weight: 63.99 })).toEqual(['BMI_VERY_LOW']);
    expect(flags({ height: 200, weight: 64 })).toEqual([]);
    expect(flags({ height: 200, weight: 160 })).toEqual(['BMI_VERY_HIGH']);
    expect(flags({ height: 200, weight: 140 })).toEqual([]);
    expect(flags({ height: 200, weight: 140 }, 'ASIA_PACIFIC')).toEqual(['BMI_VERY_HIGH']);
    expect(flags({ waist: 102 })).toEqual([]);
    expect(flags({ waist: 102.1 })).toEqual(['CENTRAL_OBESITY']);
    expect(flags({ waist: 90 }, 'ASIA_PACIFIC')).toEqual(['CENTRAL_OBESITY']);
    expect(flags({ waist: 89.9 }, 'ASIA_PACIFIC')).toEqual([]);
    expect(flags({ gender: 'FEMALE', waist: 88, hip: 110 })).toEqual([]);
    expect(flags({ gender: 'FEMALE', waist: 88.1, hip: 110 })).toEqual(['CENTRAL_OBESITY']);
    expect(flags({ gender: 'FEMALE', waist: 80, hip: 110 }, 'ASIA_PACIFIC')).toEqual(['CENTRAL_OBESITY']);
    expect(flags({ waist: 72, neck: 40, height: 180 })).toEqual(['BODY_FAT_BELOW_ESSENTIAL']);
  });
});
