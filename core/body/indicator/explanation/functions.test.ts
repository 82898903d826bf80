import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indicatorFunctions, isIndicatorFunction, type IndicatorFunctionName } from './functions.ts';
import { reasons } from '../outcome.ts';

/** Function, input, result rounded to the digits shown. */
const workedExamples: readonly (readonly [IndicatorFunctionName, string, string])[] = [
  ['cmToIn', '{"cm":175}', '68.898'],
  ['kgToLb', '{"kg":70}', '154.324'],
  ['miToM', '{"mi":1.5}', '2414.016'],
  ['bmi', '{"weightKg":70,"heightCm":175}', '22.857'],
  ['bmi', '{"weightKg":58,"heightCm":170}', '20.069'],
  ['bmiCategory', '{"bmi":24.96}', 'NORMAL'],
  ['bmiCategory', '{"bmi":24.96,"standard":"ASIA_PACIFIC"}', 'OVERWEIGHT'],
  ['bodyFatPercent', '{"gender":"MALE","heightCm":180,"waistCm":85,"neckCm":38}', '16.107'],
  ['bodyFatPercent', '{"gender":"FEMALE","heightCm":165,"waistCm":72,"neckCm":32,"hipCm":96}', '26.406'],
  [
    'bodyFatPercent',
    '{"gender":"OTHER","heightCm":170,"waistCm":80,"neckCm":35,"hipCm":98}',
    'reason:SEX_REQUIRED',
  ],
  ['bodyFatPercent', '{"gender":"MALE","heightCm":180,"waistCm":37,"neckCm":38}', 'reason:GEOMETRY'],
  ['bodyFatCategory', '{"gender":"MALE","bodyFatPercent":17.9}', 'FITNESS'],
  ['bodyFatCategory', '{"gender":"FEMALE","bodyFatPercent":25.2}', 'ACCEPTABLE'],
  ['fatMass', '{"weightKg":80,"bodyFatPercent":16.1}', '12.88'],
  ['leanMass', '{"weightKg":80,"bodyFatPercent":16.1}', '67.12'],
  ['ffmi', '{"leanMassKg":67.12,"heightCm":180}', '20.716'],
  ['normalizedFfmi', '{"ffmi":19.5,"heightCm":165}', '20.445'],
  ['ffmiCategory', '{"gender":"MALE","ffmi":20.716}', 'ENOUGH'],
  ['ffmiCategory', '{"gender":"FEMALE","ffmi":16.2}', 'NORMAL'],
  ['waistHipRatio', '{"waistCm":85,"hipCm":98}', '0.8673'],
  ['whrCategory', '{"gender":"MALE","whr":0.8673}', 'NORMAL'],
  ['whrCategory', '{"gender":"FEMALE","whr":0.8673}', 'HIGH'],
  ['waistHeightRatio', '{"waistCm":85,"heightCm":180}', '0.4722'],
  ['whtrCategory', '{"whtr":0.4722}', 'NORMAL'],
  ['bmr', '{"gender":"MALE","age":30,"heightCm":175,"weightKg":70}', '1648.75'],
  ['bmr', '{"gender":"FEMALE","age":30,"heightCm":160,"weightKg":55}', '1239'],
  [
    'bmr',
    '{"gender":"OTHER","age":30,"heightCm":170,"weightKg":62,"leanMassKg":49,"method":"KATCH_MCARDLE"}',
    '1428.4',
  ],
  [
    'bmr',
    '{"gender":"MALE","age":30,"heightCm":175,"weightKg":70,"leanMassKg":58,"method":"KATCH_MCARDLE"}',
    '1622.8',
  ],
  [
    'bmr',
    '{"gender":"MALE","age":30,"heightCm":175,"weightKg":70,"leanMassKg":58,"method":"CUNNINGHAM"}',
    '1776',
  ],
  ['bmr', '{"gender":"MALE","age":30,"heightCm":175,"weightKg":70,"method":"HARRIS_BENEDICT"}', '1695.667'],
  ['tdee', '{"bmr":1648.75,"activityLevel":"MODERATE"}', '2555.563'],
  ['visceralFatArea', '{"gender":"MALE","age":40,"waistCm":90,"thighCm":56}', '126.99'],
  ['visceralFatArea', '{"gender":"FEMALE","age":35,"waistCm":75,"thighCm":54,"bmi":22.5}', '63.567'],
  ['vfiCategory', '{"visceralFatAreaCm2":126.99}', 'LOW'],
  ['vfiCategory', '{"visceralFatAreaCm2":126.99,"standard":"ASIA_PACIFIC"}', 'HIGH'],
  ['maxHeartRate', '{"age":30}', '187'],
  ['maxHeartRate', '{"age":30,"method":"GULATI"}', '179.6'],
  ['heartRateAtIntensity', '{"maxHr":187,"restHr":60,"intensity":0.5}', '123.5'],
  ['heartRateAtIntensity', '{"maxHr":187,"restHr":60,"intensity":0.85}', '167.95'],
  ['heartRateZone', '{"maxHr":187,"restHr":60,"bpm":150}', 'VIGOROUS'],
  ['vo2maxFromRun', '{"distanceM":2400}', '42.368'],
  ['vo2maxFromHeartRate', '{"maxHr":187,"restHr":60}', '47.685'],
  ['runLevel', '{"gender":"MALE","age":25,"distanceM":2400}', 'AVERAGE'],
  ['runLevel', '{"gender":"FEMALE","age":35,"distanceM":2000}', 'GOOD'],
  ['cyclingLevel', '{"gender":"MALE","age":25,"distanceM":7500}', 'GOOD'],
  ['vo2maxLevel', '{"gender":"MALE","age":25,"vo2max":42.37}', 'AVERAGE'],
  ['vo2maxLevel', '{"gender":"FEMALE","age":45,"vo2max":33}', 'EXCELLENT'],
  ['pushUpLevel', '{"gender":"MALE","age":25,"reps":30}', 'GOOD'],
  ['pushUpLevel', '{"gender":"FEMALE","age":28,"reps":12}', 'AVERAGE'],
  ['squatLevel', '{"gender":"MALE","age":33,"reps":47}', 'GOOD'],
  ['squatLevel', '{"gender":"FEMALE","age":62,"reps":27}', 'POOR'],
  ['restingHeartRateLevel', '{"gender":"MALE","age":30,"bpm":60}', 'EXCELLENT'],
  ['restingHeartRateLevel', '{"gender":"FEMALE","age":40,"bpm":85}', 'VERY_POOR'],
];

const call = (name: IndicatorFunctionName, input: unknown) => indicatorFunctions[name](input);
const names = Object.keys(indicatorFunctions) as IndicatorFunctionName[]; // the keys of that record

describe('indicator functions', () => {
  it.each(workedExamples)('%s %s is %s', (name, input, result) => {
    const outcome = call(name, JSON.parse(input));
    const decimals = result.split('.')[1]?.length ?? 0;
    if (result.startsWith('reason:')) expect(outcome).toEqual({ reason: result.slice('reason:'.length) });
    else if (typeof outcome.value === 'number') expect(outcome.value.toFixed(decimals)).toBe(result);
    else expect(outcome).toEqual({ value: result });
  });

  it('answer any JSON with a value or a reason, never with a throw or NaN', () => {
    const argumentNames = [
      ...new Set(workedExamples.flatMap(([, input]) => Object.keys(JSON.parse(input)))),
      'in',
      'lb',
      'm',
      'ft',
      'x',
      'cautious',
      '__proto__',
      'constructor',
    ];
    const words = [
      'MALE',
      'FEMALE',
      'OTHER',
      'WHO',
      'ASIA_PACIFIC',
      'MODERATE',
      'KATCH_MCARDLE',
      'FOX',
      'toString',
      'constructor',
    ];
    const argument = fc.oneof(
      fc.double(),
      fc.integer({ min: -10, max: 300 }),
      fc.constantFrom(...words, null, true, Number.MAX_VALUE, Number.MIN_VALUE),
      fc.jsonValue(),
    );
    const input = fc.oneof(fc.dictionary(fc.constantFrom(...argumentNames), argument), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...names), input, (name, given) => {
        const outcome = call(name, given);
        if (outcome.reason !== undefined) expect(reasons).toContain(outcome.reason);
        else {
          const values = typeof outcome.value === 'object' ? Object.values(outcome.value) : [outcome.value];
          for (const value of values) expect(typeof value === 'string' || Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('answer a physiological input with a value or a reason, and often enough with a value', () => {
    const body = fc.record({
      gender: fc.constantFrom('MALE', 'FEMALE'),
      age: fc.integer({ min: 18, max: 100 }),
      heightCm: fc.double({ min: 140, max: 205, noNaN: true }),
      waistCm: fc.double({ min: 58, max: 140, noNaN: true }),
      neckCm: fc.double({ min: 26, max: 54, noNaN: true }),
      hipCm: fc.double({ min: 72, max: 140, noNaN: true }),
    });
    fc.assert(
      fc.property(body, (given) => {
        const outcome = call('bodyFatPercent', given);
        if (outcome.value === undefined) expect(['GEOMETRY', 'IMPLAUSIBLE_RESULT']).toContain(outcome.reason);
        else expect(outcome.value).toBeGreaterThanOrEqual(2 - 1e-6);
      }),
    );
  });

  it('ask for a sex when the gender is OTHER, whatever else is missing', () => {
    const sexed: IndicatorFunctionName[] = [
      'bodyFatPercent',
      'bodyFatCategory',
      'ffmiCategory',
      'whrCategory',
      'bmr',
      'visceralFatArea',
      'runLevel',
      'cyclingLevel',
      'vo2maxLevel',
      'pushUpLevel',
      'squatLevel',
      'restingHeartRateLevel',
    ];
    for (const name of sexed) {
      expect(call(name, { gender: 'OTHER' })).toEqual({ reason: 'SEX_REQUIRED' });
      expect(call(name, { gender: 'OTHER', age: 12 })).toEqual({ reason: 'SEX_REQUIRED' });
      expect(
        call(name, { gender: 'OTHER', age: 'x', bodyFatPercent: 'x', ffmi: 'x', whr: 'x', heightCm: 'x' }),
      ).toEqual({
        reason: 'INVALID_INPUT',
      });
      expect(call(name, { gender: 'male' })).toEqual({ reason: 'INVALID_INPUT' });
      expect(call(name, {})).toEqual({ reason: 'MISSING_INPUT' });
      expect(call(name, { gender: null })).toEqual({ reason: 'MISSING_INPUT' });
    }
  });

  it.each<[IndicatorFunctionName, unknown, string]>([
    ['bmi', null, 'INVALID_INPUT'],
    ['bmi', [70, 175], 'INVALID_INPUT'],
    ['bmi', { weightKg: '70', heightCm: 175 }, 'INVALID_INPUT'],
    ['bmi', { weightKg: 70, heightCm: 0 }, 'INVALID_INPUT'],
    ['bmi', { weightKg: 1e308, heightCm: 1e-3 }, 'INVALID_INPUT'],
    ['bmi', { weightKg: 'x' }, 'INVALID_INPUT'],
    ['bmi', { weightKg: 70 }, 'MISSING_INPUT'],
    ['bmi', { weightKg: 70, heightCm: null }, 'MISSING_INPUT'],
    ['bmiCategory', { bmi: 22, standard: 'EUROPE' }, 'INVALID_INPUT'],
    ['bodyFatPercent', { gender: 'FEMALE', heightCm: 165, waistCm: 30, neckCm: 32 }, 'MISSING_INPUT'],
    ['bodyFatPercent', { gender: 'FEMALE', heightCm: 165, waistCm: 32, neckCm: 32, hipCm: 96 }, 'GEOMETRY'],
    ['bodyFatPercent', { gender: 'MALE', heightCm: 180, waistCm: 38.0000001, neckCm: 38 }, 'GEOMETRY'],
    ['bodyFatPercent', { gender: 'MALE', heightCm: 180, waistCm: 55, neckCm: 50 }, 'IMPLAUSIBLE_RESULT'],
    ['bodyFatPercent', { gender: 'MALE', heightCm: 180, waistCm: 1e300, neckCm: 50 }, 'IMPLAUSIBLE_RESULT'],
    ['bmr', { gender: 'MALE', age: 17, heightCm: 175, weightKg: 70 }, 'ADULT_ONLY'],
    ['bmr', { gender: 'MALE', age: 17, heightCm: 175 }, 'MISSING_INPUT'],
    [
      'bmr',
      { method: 'KATCH_MCARDLE', gender: 'MALE', age: 30, heightCm: 175, weightKg: 70 },
      'MISSING_INPUT',
    ],
    ['bmr', { gender: 'MALE', age: 30.5, heightCm: 175, weightKg: 70 }, 'INVALID_INPUT'],
    ['tdee', { bmr: 1600, activityLevel: 'EXTREME' }, 'INVALID_INPUT'],
    ['tdee', { bmr: 1600, activityLevel: 'constructor' }, 'INVALID_INPUT'],
    ['tdee', { bmr: 1600 }, 'MISSING_INPUT'],
    ['visceralFatArea', { gender: 'FEMALE', age: 35, waistCm: 75, thighCm: 54 }, 'MISSING_INPUT'],
    ['visceralFatArea', { gender: 'MALE', age: 35, waistCm: 75 }, 'MISSING_INPUT'],
    ['visceralFatArea', { gender: 'MALE', age: 17, waistCm: 75, thighCm: 54 }, 'ADULT_ONLY'],
    ['vo2maxFromRun', { distanceM: 999.9 }, 'BELOW_VALID_RANGE'],
    ['vo2maxFromHeartRate', { maxHr: 60, restHr: 60 }, 'REST_NOT_BELOW_MAX'],
    ['heartRateAtIntensity', { maxHr: 60, restHr: 61, intensity: 0.5 }, 'REST_NOT_BELOW_MAX'],
    ['heartRateZone', { maxHr: 60, restHr: 61, bpm: 60 }, 'REST_NOT_BELOW_MAX'],
    ['heartRateAtIntensity', { maxHr: 187, restHr: 60, intensity: 50 }, 'INVALID_INPUT'],
    ['runLevel', { gender: 'MALE', age: 12, distanceM: 2000 }, 'NO_NORM'],
    ['runLevel', { gender: 'MALE', age: 12 }, 'MISSING_INPUT'],
    ['runLevel', { gender: 'MALE', age: 25, distanceM: -1 }, 'INVALID_INPUT'],
  ])('%s %j refuses with %s', (name, input, reason) => {
    expect(call(name, input)).toEqual({ reason });
  });

  it('compute the lean-mass forms of BMR for anybody, without sex or age', () => {
    expect(call('bmr', { method: 'CUNNINGHAM', leanMassKg: 50 })).toEqual({ value: 1600 });
    expect(call('bmr', { method: 'KATCH_MCARDLE', leanMassKg: 50, age: 15, gender: 'OTHER' })).toEqual({
      value: 1450,
    });
  });

  it('do not know names that objects are born with', () => {
    expect(isIndicatorFunction('bmi')).toBe(true);
    for (const name of ['toString', 'constructor', '__proto__', 'BMI'])
      expect(isIndicatorFunction(name)).toBe(false);
  });
});
