import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, profileInputs, someInputs } from '#fixtures/body/profiles.ts';
import { fields, numberFieldKeys, pathOf, type ProfileInputs } from './fields.ts';
import { unmeasuredFields, unusualFields, validateInputs } from './validation.ts';

const codes = (inputs: ProfileInputs) => validateInputs(inputs).map(({ path, code }) => `${path} ${code}`);

describe('the profile boundary', () => {
  it('accepts an empty profile and a full one', () => {
    expect(validateInputs(someInputs())).toEqual([]);
    expect(validateInputs(profileInputs())).toEqual([]);
  });

  it.each(numberFieldKeys)(
    '%s: accepts its hard limits and refuses what lies beyond, with the limits',
    (key) => {
      const { min, max, unit } = fields[key];
      expect(validateInputs(someInputs({ [key]: min }))).toEqual([]);
      expect(validateInputs(someInputs({ [key]: max }))).toEqual([]);
      const refusal = [{ path: pathOf(key), code: 'indicator.out_of_range', params: { min, max, unit } }];
      expect(validateInputs(someInputs({ [key]: min - 1 }))).toEqual(refusal);
      expect(validateInputs(someInputs({ [key]: max + 1 }))).toEqual(refusal);
    },
  );

  it('asks once more about a number that is possible and unusual', () => {
    expect(unusualFields(profileInputs())).toEqual([]);
    expect(unusualFields(profileInputs({ weight: 37.9 }))).toEqual([
      { key: 'weight', path: 'body.weight', value: 37.9, usual: [38, 150] },
    ]);
    expect(unusualFields(profileInputs({ weight: 150 }))).toEqual([]);
    expect(unusualFields(profileInputs({ weight: 150.1, pushUps: 101 })).map(({ key }) => key)).toEqual([
      'weight',
      'pushUps',
    ]);
    expect(unusualFields(profileInputs({ weight: 301 }))).toEqual([]);
  });

  it('wants whole numbers where halves mean nothing, and keeps tenths elsewhere', () => {
    expect(codes(profileInputs({ age: 30.5, pushUps: 2.5 }))).toEqual([
      'body.age input.whole_number',
      'strength.pushUps input.whole_number',
    ]);
    expect(codes(profileInputs({ height: 175.26 }))).toEqual([]);
  });

  it('refuses what is no number at all', () => {
    expect(codes(profileInputs({ weight: Number.NaN }))).toEqual(['body.weight input.number']);
    expect(codes(profileInputs({ weight: Number.POSITIVE_INFINITY }))).toEqual(['body.weight input.number']);
    const typed = JSON.parse('{"weight":"70"}');
    expect(codes(profileInputs(typed))).toEqual(['body.weight input.number']);
  });

  it('refuses values that no list has', () => {
    const foreign = JSON.parse('{"gender":"X","sleep":"H8","supplements":["STEROIDS"],"heartDisease":"no"}');
    expect(codes(profileInputs(foreign))).toEqual([
      'body.gender input.not_a_choice',
      'strength.heartDisease input.invalid',
      'lifestyle.sleep input.not_a_choice',
      'nutrition.supplements input.not_a_choice',
    ]);
  });

  it('takes at most two diet styles, and NONE only alone', () => {
    expect(codes(someInputs({ dietStyle: ['KETO', 'DASH'] }))).toEqual([]);
    expect(codes(someInputs({ dietStyle: ['KETO', 'DASH', 'VEGAN'] }))).toEqual([
      'nutrition.dietStyle indicator.diet_style_max',
    ]);
    expect(codes(someInputs({ dietStyle: ['KETO', 'KETO'] }))).toEqual(['nutrition.dietStyle input.invalid']);
    expect(codes(someInputs({ supplements: ['NONE'], allergies: ['NONE'] }))).toEqual([]);
    expect(codes(someInputs({ supplements: ['NONE', 'CREATINE'], allergies: ['MILK', 'NONE'] }))).toEqual([
      'nutrition.supplements indicator.none_excludes',
      'nutrition.allergies indicator.none_excludes',
    ]);
  });

  it('takes a maximum heart rate only above the resting one', () => {
    expect(codes(profileInputs({ restingHeartRate: 120, maxHeartRate: 120 }))).toEqual([
      'strength.maxHeartRate indicator.rest_not_below_max',
    ]);
    expect(codes(profileInputs({ restingHeartRate: 119, maxHeartRate: 120 }))).toEqual([]);
  });

  it('takes 2000 characters of meals, on several lines', () => {
    expect(codes(someInputs({ standardMealDay: `${'ơ'.repeat(1000)}\n${'a'.repeat(999)}` }))).toEqual([]);
    expect(codes(someInputs({ standardMealDay: 'a'.repeat(2001) }))).toEqual([
      'nutrition.standardMealDay input.max_length',
    ]);
    expect(codes(someInputs({ standardMealDay: 'phở\u0000' }))).toEqual([
      'nutrition.standardMealDay input.control_characters',
    ]);
  });

  it('finds nothing wrong with anything inside the limits but the two heart rates', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const { code } of validateInputs(inputs)) expect(code).toBe('indicator.rest_not_below_max');
      }),
    );
  });

  it('knows what was not measured', () => {
    expect(
      unmeasuredFields(profileInputs({ maxHeartRate: 190 })).filter((key) => fields[key].kind === 'NUMBER'),
    ).toEqual([]);
    expect(unmeasuredFields(someInputs({ waist: 80 }))).not.toContain('waist');
    expect(unmeasuredFields(someInputs())).toContain('dietStyle');
  });
});
