import { adultAge } from './body.ts';
import {
  asianActionPoints,
  bandsOf,
  bmiScales,
  bodyFatScales,
  ffmiScales,
  vfiScales,
  vietnameseBodyFatLimits,
  whrScales,
  whtrScale,
  type Band,
  type Sex,
  type Standard,
} from './categories.ts';
import { sexInFormulas } from './sex-in-formulas.ts';
import type { NumberIndicatorKey } from './display.ts';
import { fields, readField, type FieldKey, type InputUnit, type ProfileInputs } from './fields.ts';
import type { Computation, IndicatorKey } from './indicators.ts';
import { unitOfIndicator, type Bilingual, type IndicatorUnit } from './labels.ts';
import { categoryLabel } from './verdict-labels.ts';
import {
  cyclingNorms,
  levelBands,
  pushUpNorms,
  restingHeartRateNorms,
  runNorms,
  squatNorms,
  vo2maxNorms,
  type NormTable,
} from './norms.ts';

/** The scale a number is read on: which category it has, and the bands that apply to one person. */

/** A category, and the number it classifies: a computed one, or one that was measured. */
export const classifiedBy = {
  bmiCategory: 'bmi',
  bodyFatCategory: 'bodyFatPercent',
  ffmiCategory: 'ffmi',
  whrCategory: 'waistHipRatio',
  whtrCategory: 'waistHeightRatio',
  vfiCategory: 'visceralFatArea',
  vo2maxLevel: 'vo2max',
} as const satisfies Partial<Record<IndicatorKey, NumberIndicatorKey>>;

export const ratedBy = {
  runLevel: 'runDistance',
  cyclingLevel: 'cyclingDistance',
  pushUpLevel: 'pushUps',
  squatLevel: 'airSquats',
  restingHeartRateLevel: 'restingHeartRate',
} as const satisfies Partial<Record<IndicatorKey, FieldKey>>;

export type CategoryKey = keyof typeof classifiedBy | keyof typeof ratedBy;

const categoryKeys = [...Object.keys(classifiedBy), ...Object.keys(ratedBy)] as readonly CategoryKey[]; // the keys of the two records

const isCategoryKey = (key: IndicatorKey): key is CategoryKey =>
  (categoryKeys as readonly string[]).includes(key); // a question about any key

/** The category that goes with a number: BMI has one, fat mass has none. */
export const categoryOf = (key: IndicatorKey | FieldKey): CategoryKey | null =>
  categoryKeys.find((category) => subjectOf(category) === key) ?? null;

const subjectOf = (category: CategoryKey): IndicatorKey | FieldKey =>
  category in classifiedBy
    ? classifiedBy[category as keyof typeof classifiedBy] // `in` has just asked
    : ratedBy[category as keyof typeof ratedBy]; // it is in the other record

const tables = {
  runLevel: runNorms,
  cyclingLevel: cyclingNorms,
  pushUpLevel: pushUpNorms,
  squatLevel: squatNorms,
  restingHeartRateLevel: restingHeartRateNorms,
  vo2maxLevel: vo2maxNorms,
} as const satisfies Partial<Record<CategoryKey, NormTable>>;

export type Person = Readonly<{ sex: Sex | null; age: number | null; standard: Standard }>;

export const personOf = ({ body }: ProfileInputs, standard: Standard): Person => ({
  sex: sexInFormulas(body),
  age: body.age,
  standard,
});

const adultBands = (
  key: Exclude<CategoryKey, keyof typeof tables>,
  { sex, standard }: Person,
): readonly Band[] => {
  switch (key) {
    case 'bmiCategory':
      return bandsOf(bmiScales[standard]);
    case 'vfiCategory':
      return bandsOf(vfiScales[standard]);
    case 'whtrCategory':
      return bandsOf(whtrScale);
    case 'bodyFatCategory':
      return sex ? bandsOf(bodyFatScales[sex]) : [];
    case 'ffmiCategory':
      return sex ? bandsOf(ffmiScales[sex]) : [];
    case 'whrCategory':
      return sex ? bandsOf(whrScales[sex]) : [];
  }
};

const rawBands = (key: CategoryKey, person: Person): readonly Band[] => {
  if (key in tables) {
    const table = tables[key as keyof typeof tables]; // `in` has just asked
    return person.sex && person.age !== null ? levelBands(table, person.sex, person.age) : [];
  }
  if (person.age !== null && person.age < adultAge) return [];
  return adultBands(key as Exclude<CategoryKey, keyof typeof tables>, person); // what is no table is a scale for adults
};

/** The bands of one person's scale, empty when none applies to them (no sex, no age band, under 18). */
export const bandsFor = (key: CategoryKey, person: Person): readonly LabelledBand[] =>
  rawBands(key, person).map((band) => ({ ...band, label: categoryLabel(key, band.category) }));

/** Numbers worth a mark on the scale that part no bands: where others draw a line. */
export const markersOf = (key: CategoryKey, { sex }: Pick<Person, 'sex'>): readonly number[] => {
  if (key === 'bmiCategory') return asianActionPoints;
  return key === 'bodyFatCategory' && sex ? [vietnameseBodyFatLimits[sex]] : [];
};

export type LabelledBand = Band & Readonly<{ label: Bilingual }>;

/** Everything a drawing of the scale needs: its bands in rising order, where the value stands, and the markers beside it. */
export type ExplainedScale = Readonly<{
  value: number | null;
  unit: IndicatorUnit | InputUnit;
  bands: readonly LabelledBand[];
  /** The category of the value, null when it has none. */
  current: string | null;
  markers: readonly number[];
}>;

export const explainScale = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computed: Computation,
  person: Person,
): ExplainedScale | null => {
  const category = isCategoryKey(key) ? key : categoryOf(key);
  if (!category) return null;
  const bands = bandsFor(category, person);
  if (bands.length === 0) return null;
  const current = computed[category].value ?? null;
  const markers = markersOf(category, person);
  if (category in classifiedBy) {
    const subject = classifiedBy[category as keyof typeof classifiedBy]; // `in` has just asked
    return {
      value: computed[subject].value ?? null,
      unit: unitOfIndicator[subject],
      bands,
      current,
      markers,
    };
  }
  const subject = ratedBy[category as keyof typeof ratedBy]; // it is in the other record
  const value = readField(inputs, subject);
  return {
    value: typeof value === 'number' ? value : null,
    unit: fields[subject].unit,
    bands,
    current,
    markers,
  };
};
