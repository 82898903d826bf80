import {
  activityLevels,
  bmrMethods,
  leanMass,
  bmr,
  tdee,
  type BmrMethod,
} from '#core/body/indicator/body.ts';
import { fields, nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import type { Computation, IndicatorKey } from '#core/body/indicator/indicators.ts';
import { parseDecimal } from '#ui/intl.ts';

export const calculatorKinds = ['bmi', 'tdee', 'heart-rate', 'body-fat'] as const;
export type CalculatorKind = (typeof calculatorKinds)[number];

/** What a calculator can ask, as the physical profile names it. */
export const calculatorFields = [
  'gender',
  'age',
  'height',
  'weight',
  'activityLevel',
  'waist',
  'neck',
  'hip',
  'restingHeartRate',
] as const;
export type CalculatorField = (typeof calculatorFields)[number];
export type CalculatorValues = Readonly<{
  gender: 'MALE' | 'FEMALE' | null;
  activityLevel: NonNullable<ProfileInputs['body']['activityLevel']> | null;
}> &
  Readonly<Record<Exclude<CalculatorField, 'gender' | 'activityLevel'>, number | null>>;

/** Formulas know two sexes. */
export const choicesOf = { gender: ['FEMALE', 'MALE'], activityLevel: activityLevels } as const;

type Calculator = Readonly<{ asks: readonly CalculatorField[]; shows: readonly IndicatorKey[] }>;

export const calculators: Readonly<Record<CalculatorKind, Calculator>> = {
  bmi: { asks: ['height', 'weight'], shows: ['bmi'] },
  tdee: {
    asks: ['gender', 'age', 'height', 'weight', 'activityLevel', 'waist', 'neck', 'hip'],
    shows: ['tdee'],
  },
  'heart-rate': { asks: ['age', 'restingHeartRate'], shows: ['maxHeartRate', 'targetHeartRate'] },
  'body-fat': {
    asks: ['gender', 'height', 'weight', 'waist', 'neck', 'hip'],
    shows: ['bodyFatPercent', 'fatMass', 'leanMass'],
  },
};

export const nothingTyped: CalculatorValues = {
  gender: null,
  activityLevel: null,
  age: null,
  height: null,
  weight: null,
  waist: null,
  neck: null,
  hip: null,
  restingHeartRate: null,
};

/** A person for the example below each formula. */
export const exampleValues: CalculatorValues = {
  gender: 'FEMALE',
  activityLevel: 'LIGHT',
  age: 30,
  height: 158,
  weight: 56,
  waist: 72,
  neck: 32,
  hip: 94,
  restingHeartRate: 66,
};

/** As a saved week would hold it, so that the core computes both alike. */
export const inputsOf = ({ restingHeartRate, ...body }: CalculatorValues): ProfileInputs => ({
  ...nothingMeasured,
  body: { ...nothingMeasured.body, ...body },
  strength: { ...nothingMeasured.strength, restingHeartRate },
});

/** The energy of a day by each of the four formulas; null where one lacks what it reads. */
export const tdeeByMethod = (
  { gender, age, height, weight, activityLevel }: CalculatorValues,
  { bodyFatPercent }: Pick<Computation, 'bodyFatPercent'>,
): readonly Readonly<{ method: BmrMethod; value: number | null }>[] =>
  bmrMethods.map((method) => {
    if (weight === null || activityLevel === null) return { method, value: null };
    const fat = bodyFatPercent.value;
    const basal = bmr({
      method,
      gender: gender ?? undefined,
      age: age ?? undefined,
      heightCm: height ?? undefined,
      weightKg: weight,
      leanMassKg: fat === undefined ? undefined : leanMass({ weightKg: weight, bodyFatPercent: fat }),
    }).value;
    return { method, value: basal === undefined ? null : tdee({ bmr: basal, activityLevel }) };
  });

/** What keeps a typed text from being worked with; null: nothing does. An empty text is no answer yet. */
export const problemOf = (
  typed: string,
  { min, max, decimals }: Readonly<{ min: number; max: number; decimals: number }>,
): 'no-number' | 'out-of-range' | 'not-whole' | null => {
  if (typed.trim() === '') return null;
  const value = parseDecimal(typed);
  if (value === undefined) return 'no-number';
  if (value < min || value > max) return 'out-of-range';
  return decimals === 0 && !Number.isInteger(value) ? 'not-whole' : null;
};

/** What the address carries after `#`: it never leaves the browser. */
export const writeValues = (values: CalculatorValues): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();

/** What stands there, as far as a person could have typed it. */
export const readValues = (text: string): CalculatorValues => {
  const given = new URLSearchParams(text.replace(/^#/, ''));
  const read = (name: CalculatorField): [string, unknown] => {
    const typed = given.get(name);
    if (typed === null) return [name, null];
    if (name === 'gender' || name === 'activityLevel') {
      const known: readonly string[] = choicesOf[name];
      return [name, known.includes(typed) ? typed : null];
    }
    return [name, problemOf(typed, fields[name]) === null ? (parseDecimal(typed) ?? null) : null];
  };
  return Object.fromEntries(calculatorFields.map(read)) as CalculatorValues; // each by its own limits
};
