import { isAboveAsianActionPoint, type Standard } from '../categories.ts';
import { dependenciesOf, type Dependency } from './dependencies.ts';
import { indicatorDecimals, isNumberIndicator } from '../display.ts';
import {
  fields,
  isNumberField,
  readField,
  type FieldKey,
  type FieldValue,
  type InputUnit,
  type ProfileInputs,
} from '../fields.ts';
import { formulas, indicatorMeanings, notes } from './formulas.ts';
import { indicatorKeys, type Computation, type IndicatorKey } from '../indicators.ts';
import { indicatorLabels, unitOfIndicator, type Bilingual, type IndicatorUnit } from '../labels.ts';
import type { Outcome } from '../outcome.ts';
import { needsCaution } from '../safety.ts';
import { explainScale, personOf, type ExplainedScale, type Person } from '../scales.ts';
import { referencesOn, type Reference } from './references.ts';
import { indicatorSources, type Source } from './sources.ts';
import type { HeartRateRange } from '../strength.ts';

/** Behind every computed number: its formula, the inputs it read, the band it stands in, and where all that comes from. */

export type ExplainedInput = Readonly<
  | { kind: 'FIELD'; key: FieldKey; value: FieldValue; unit: InputUnit | null }
  | { kind: 'INDICATOR'; key: IndicatorKey; value: number | string | null; unit: IndicatorUnit }
>;

export type Explanation = Readonly<{
  key: IndicatorKey;
  label: Bilingual;
  meaning: Bilingual;
  outcome: Outcome<number | string | HeartRateRange>;
  unit: IndicatorUnit;
  /** Digits to show; null for categories. */
  decimals: number | null;
  formula: Bilingual;
  inputs: readonly ExplainedInput[];
  /** null where there is nothing to compare with. */
  scale: ExplainedScale | null;
  /** What others say about the same number, each with its own source. */
  references: readonly Reference[];
  sources: readonly Source[];
  notes: readonly Bilingual[];
}>;

const explainInput = (
  dependency: Dependency,
  inputs: ProfileInputs,
  computed: Computation,
): ExplainedInput => {
  if (dependency.kind === 'INDICATOR') {
    const { key } = dependency;
    const { value } = computed[key];
    return {
      kind: 'INDICATOR',
      key,
      value: typeof value === 'number' || typeof value === 'string' ? value : null,
      unit: unitOfIndicator[key],
    };
  }
  // A member of gender OTHER is computed by the sex they chose, so that is the input to show.
  const isChosenSex = dependency.key === 'gender' && inputs.body.gender === 'OTHER';
  const key = isChosenSex ? 'sexForFormulas' : dependency.key;
  return {
    kind: 'FIELD',
    key,
    value: readField(inputs, key),
    unit: isNumberField(key) ? fields[key].unit : null,
  };
};

const notesOn = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computed: Computation,
  { standard }: Person,
): readonly Bilingual[] => {
  switch (key) {
    case 'bmi':
    case 'bmiCategory': {
      const { value } = computed.bmi;
      const applies = standard === 'WHO' && value !== undefined && computed.bmiCategory.value !== undefined;
      return applies && isAboveAsianActionPoint(value) ? [notes.aboveAsianActionPoint] : [];
    }
    case 'bodyFatPercent':
      return [notes.bodyFatError];
    case 'waistHeightRatio':
    case 'whtrCategory':
      return [notes.waistHeightLimits];
    case 'bmr': {
      const lean = computed.ffmiCategory.value;
      return lean === 'HIGH' || lean === 'VERY_HIGH' ? [notes.muscularBody] : [];
    }
    case 'visceralFatArea':
      return (inputs.body.age ?? 0) > 78 ? [notes.visceralAge] : [];
    case 'targetHeartRate':
      return needsCaution(inputs.strength) ? [notes.cautiousZone] : [];
    case 'vo2max':
      return computed.vo2maxSource === 'HEART_RATE' ? [notes.roughVo2max] : [];
    case 'pushUpLevel':
      return [notes.kneePushUps];
    case 'restingHeartRateLevel':
      return [notes.restingRateIsNoDiagnosis];
    default:
      return [];
  }
};

const decimalsOf = (key: IndicatorKey): number | null => {
  if (isNumberIndicator(key)) return indicatorDecimals[key];
  return key === 'targetHeartRate' ? indicatorDecimals.maxHeartRate : null;
};

export const explainIndicator = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computed: Computation,
  standard: Standard,
): Explanation => {
  const person = personOf(inputs, standard);
  const { vo2maxSource } = computed;
  const situation = {
    sex: person.sex,
    standard,
    isMaxMeasured: inputs.strength.maxHeartRate !== null,
    vo2maxSource,
    cautious: needsCaution(inputs.strength),
  };
  return {
    key,
    label: indicatorLabels[key],
    meaning: indicatorMeanings[key],
    outcome: computed[key],
    unit: unitOfIndicator[key],
    decimals: decimalsOf(key),
    formula: formulas[key](situation),
    inputs: dependenciesOf(key, inputs, computed).map((dependency) =>
      explainInput(dependency, inputs, computed),
    ),
    scale: explainScale(key, inputs, computed, person),
    references: referencesOn(key, computed, person),
    sources: indicatorSources[key],
    notes: notesOn(key, inputs, computed, person),
  };
};

export const explainIndicators = (
  inputs: ProfileInputs,
  computed: Computation,
  standard: Standard,
): readonly Explanation[] => indicatorKeys.map((key) => explainIndicator(key, inputs, computed, standard));
