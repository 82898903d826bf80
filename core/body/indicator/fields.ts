import { activityLevels, type ActivityLevel } from './body.ts';
import { sexes, type Sex } from './categories.ts';
import * as lifestyle from './lifestyle.ts';
import type { LifestyleInputs } from './lifestyle.ts';
import * as nutrition from './nutrition.ts';
import type { NutritionInputs } from './nutrition.ts';

/** Every input field of the physical profile as data: forms, contracts, imports and validation all read this list. */

export const sections = ['body', 'strength', 'lifestyle', 'nutrition'] as const;
export type Section = (typeof sections)[number];

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

export type BodyInputs = Readonly<{
  age: number | null;
  gender: Gender | null;
  height: number | null;
  weight: number | null;
  activityLevel: ActivityLevel | null;
  waist: number | null;
  hip: number | null;
  neck: number | null;
  bicep: number | null;
  thigh: number | null;
  chest: number | null;
  /** Asked of gender OTHER only: the equations and norms exist for males and females. */
  sexForFormulas: Sex | null;
}>;

export type StrengthInputs = Readonly<{
  runDistance: number | null;
  cyclingDistance: number | null;
  pushUps: number | null;
  airSquats: number | null;
  restingHeartRate: number | null;
  /** Measured; without it the maximum is estimated from the age. */
  maxHeartRate: number | null;
  heartDisease: boolean | null;
  pastInjury: boolean | null;
  underTreatment: boolean | null;
}>;

/** null and an empty set mean "not measured", which is a value of its own: nothing is ever filled in for it. */
export type ProfileInputs = Readonly<{
  body: BodyInputs;
  strength: StrengthInputs;
  lifestyle: LifestyleInputs;
  nutrition: NutritionInputs;
}>;

export type FieldKey =
  | keyof BodyInputs
  | keyof StrengthInputs
  | keyof LifestyleInputs
  | keyof NutritionInputs;

export const inputUnits = ['years', 'cm', 'kg', 'm', 'reps', 'bpm'] as const;
export type InputUnit = (typeof inputUnits)[number];

export type NumberField = Readonly<{
  kind: 'NUMBER';
  section: Section;
  unit: InputUnit;
  /** 0: whole numbers only. 1: shown and stepped by tenths; more decimals are kept as they were given. */
  decimals: 0 | 1;
  min: number;
  max: number;
  /** Outside of it the form asks "are you sure?", and accepts. */
  usual: readonly [min: number, max: number];
}>;
export type ChoiceField = Readonly<{ kind: 'CHOICE'; section: Section; values: readonly string[] }>;
export type ChoicesField = Readonly<{
  kind: 'CHOICES';
  section: Section;
  values: readonly string[];
  /** null: any number of them. */
  max: number | null;
  /** NONE stands alone. */
  hasNone: boolean;
}>;
export type YesNoField = Readonly<{ kind: 'YES_NO'; section: Section }>;
export type TextField = Readonly<{ kind: 'TEXT'; section: Section; maxLength: number }>;
export type Field = NumberField | ChoiceField | ChoicesField | YesNoField | TextField;

const measure = (
  section: Section,
  unit: InputUnit,
  decimals: 0 | 1,
  [min, max]: readonly [number, number],
  usual: readonly [number, number],
): NumberField => ({ kind: 'NUMBER', section, unit, decimals, min, max, usual });

const choice = (section: Section, values: readonly string[]): ChoiceField => ({
  kind: 'CHOICE',
  section,
  values,
});

const choices = (values: readonly string[], max: number | null, hasNone: boolean): ChoicesField => ({
  kind: 'CHOICES',
  section: 'nutrition',
  values,
  max,
  hasNone,
});

const yesNo: YesNoField = { kind: 'YES_NO', section: 'strength' };

export const fields = {
  age: measure('body', 'years', 0, [13, 100], [16, 80]),
  gender: choice('body', genders),
  sexForFormulas: choice('body', sexes),
  height: measure('body', 'cm', 1, [100, 250], [140, 205]),
  weight: measure('body', 'kg', 1, [25, 300], [38, 150]),
  activityLevel: choice('body', activityLevels),
  waist: measure('body', 'cm', 1, [40, 200], [58, 140]),
  hip: measure('body', 'cm', 1, [50, 220], [72, 140]),
  neck: measure('body', 'cm', 1, [20, 80], [26, 54]),
  bicep: measure('body', 'cm', 1, [12, 80], [20, 52]),
  thigh: measure('body', 'cm', 1, [25, 120], [40, 90]),
  chest: measure('body', 'cm', 1, [50, 200], [68, 150]),

  runDistance: measure('strength', 'm', 0, [0, 5000], [800, 3800]),
  cyclingDistance: measure('strength', 'm', 0, [0, 12_000], [1500, 9500]),
  pushUps: measure('strength', 'reps', 0, [0, 300], [0, 100]),
  airSquats: measure('strength', 'reps', 0, [0, 120], [5, 80]),
  restingHeartRate: measure('strength', 'bpm', 0, [25, 150], [40, 110]),
  maxHeartRate: measure('strength', 'bpm', 0, [90, 230], [140, 210]),
  heartDisease: yesNo,
  pastInjury: yesNo,
  underTreatment: yesNo,

  sleep: choice('lifestyle', lifestyle.sleepValues),
  stayUpLate: choice('lifestyle', lifestyle.stayUpLateValues),
  phoneComputerUse: choice('lifestyle', lifestyle.phoneComputerUseValues),
  jobType: choice('lifestyle', lifestyle.jobTypeValues),
  nap: choice('lifestyle', lifestyle.napValues),
  smoking: choice('lifestyle', lifestyle.smokingValues),
  alcohol: choice('lifestyle', lifestyle.alcoholValues),
  party: choice('lifestyle', lifestyle.partyValues),
  sugaryDrinks: choice('lifestyle', lifestyle.sugaryDrinksValues),
  selfEvaluation: choice('lifestyle', lifestyle.selfEvaluationValues),
  cardioWorkout: choice('lifestyle', lifestyle.cardioWorkoutValues),
  muscleTraining: choice('lifestyle', lifestyle.muscleTrainingValues),

  protein: choice('nutrition', nutrition.proteinValues),
  fat: choice('nutrition', nutrition.fatValues),
  carb: choice('nutrition', nutrition.carbValues),
  fiber: choice('nutrition', nutrition.fiberValues),
  snack: choice('nutrition', nutrition.snackValues),
  dietStyle: choices(nutrition.dietStyleValues, nutrition.maxDietStyles, false),
  mealCount: choice('nutrition', nutrition.mealCountValues),
  firstMealTime: choice('nutrition', nutrition.firstMealTimeValues),
  lastMealTime: choice('nutrition', nutrition.lastMealTimeValues),
  supplements: choices(nutrition.supplementValues, null, true),
  allergies: choices(nutrition.allergyValues, null, true),
  standardMealDay: { kind: 'TEXT', section: 'nutrition', maxLength: nutrition.maxMealDayLength },
} as const satisfies Readonly<Record<FieldKey, Field>>;

export const fieldKeys = Object.keys(fields) as readonly FieldKey[]; // the record is complete by type; Object.keys cannot say so

export const fieldsOf = (section: Section): readonly FieldKey[] =>
  fieldKeys.filter((key) => fields[key].section === section);

export type NumberFieldKey = {
  [Key in FieldKey]: (typeof fields)[Key] extends NumberField ? Key : never;
}[FieldKey];

export const isNumberField = (key: FieldKey): key is NumberFieldKey => fields[key].kind === 'NUMBER';

export const numberFieldKeys: readonly NumberFieldKey[] = fieldKeys.filter(isNumberField);

export type FieldValue = number | string | boolean | readonly string[] | null;

/** The dotted place of a field in the profile, as validation issues and clients name it: `body.waist`. */
export const pathOf = (key: FieldKey): string => `${fields[key].section}.${key}`;

export const readField = (inputs: ProfileInputs, key: FieldKey): FieldValue => {
  const section: Readonly<Record<string, FieldValue>> = inputs[fields[key].section];
  return section[key] ?? null;
};

export const isMeasured = (value: FieldValue): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

export const nothingMeasured: ProfileInputs = {
  body: {
    age: null,
    gender: null,
    height: null,
    weight: null,
    activityLevel: null,
    waist: null,
    hip: null,
    neck: null,
    bicep: null,
    thigh: null,
    chest: null,
    sexForFormulas: null,
  },
  strength: {
    runDistance: null,
    cyclingDistance: null,
    pushUps: null,
    airSquats: null,
    restingHeartRate: null,
    maxHeartRate: null,
    heartDisease: null,
    pastInjury: null,
    underTreatment: null,
  },
  lifestyle: {
    sleep: null,
    stayUpLate: null,
    phoneComputerUse: null,
    jobType: null,
    nap: null,
    smoking: null,
    alcohol: null,
    party: null,
    sugaryDrinks: null,
    selfEvaluation: null,
    cardioWorkout: null,
    muscleTraining: null,
  },
  nutrition: {
    protein: null,
    fat: null,
    carb: null,
    fiber: null,
    snack: null,
    dietStyle: [],
    mealCount: null,
    firstMealTime: null,
    lastMealTime: null,
    supplements: [],
    allergies: [],
    standardMealDay: null,
  },
};
