import type { Sex } from '../categories.ts';
import { sexInFormulas } from '../sex-in-formulas.ts';
import type { FieldKey, ProfileInputs } from '../fields.ts';
import type { Computation, IndicatorKey, Vo2maxSource } from '../indicators.ts';
import { ratedBy } from '../scales.ts';

/** What each indicator reads: fields of the profile, and other indicators. */

export type Dependency = Readonly<
  { kind: 'FIELD'; key: FieldKey } | { kind: 'INDICATOR'; key: IndicatorKey }
>;

const field = (key: FieldKey): Dependency => ({ kind: 'FIELD', key });
const computed = (key: IndicatorKey): Dependency => ({ kind: 'INDICATOR', key });

const girths = (sex: Sex | null): readonly Dependency[] => {
  const both = [field('height'), field('waist'), field('neck')];
  return sex === 'MALE' ? both : [...both, field('hip')];
};

type Reading = Readonly<{ sex: Sex | null; isMaxMeasured: boolean; vo2maxSource: Vo2maxSource | null }>;

/** What an indicator reads, in the order of its formula. `gender` stands for the sex the formula takes. */
const dependenciesIn = (key: IndicatorKey, reading: Reading): readonly Dependency[] => {
  const { sex, isMaxMeasured, vo2maxSource } = reading;
  switch (key) {
    case 'bmi':
      return [field('weight'), field('height')];
    case 'bmiCategory':
      return [computed('bmi'), field('age')];
    case 'bodyFatPercent':
      return [field('gender'), ...girths(sex), field('age')];
    case 'bodyFatCategory':
      return [computed('bodyFatPercent'), field('gender'), field('age')];
    case 'fatMass':
      return [field('weight'), computed('bodyFatPercent')];
    case 'leanMass':
      return [field('weight'), computed('fatMass')];
    case 'ffmi':
      return [computed('leanMass'), field('height')];
    case 'ffmiCategory':
      return [computed('ffmi'), field('gender'), field('age')];
    case 'normalizedFfmi':
      return [computed('ffmi'), field('height')];
    case 'waistHipRatio':
      return [field('waist'), field('hip')];
    case 'whrCategory':
      return [computed('waistHipRatio'), field('gender'), field('age')];
    case 'waistHeightRatio':
      return [field('waist'), field('height')];
    case 'whtrCategory':
      return [computed('waistHeightRatio'), field('age')];
    case 'bmr':
      return [field('weight'), field('height'), field('age'), field('gender')];
    case 'tdee':
      return [computed('bmr'), field('activityLevel')];
    case 'visceralFatArea':
      return sex === 'MALE'
        ? [field('waist'), field('thigh'), field('age'), field('gender')]
        : [field('waist'), field('thigh'), field('age'), computed('bmi'), field('gender')];
    case 'vfiCategory':
      return [computed('visceralFatArea')];
    case 'maxHeartRate':
      return isMaxMeasured ? [field('maxHeartRate')] : [field('age')];
    case 'targetHeartRate':
      return [field('restingHeartRate'), computed('maxHeartRate')];
    case 'vo2max':
      return vo2maxSource === 'HEART_RATE'
        ? [computed('maxHeartRate'), field('restingHeartRate')]
        : [field('runDistance')];
    case 'runLevel':
    case 'cyclingLevel':
    case 'pushUpLevel':
    case 'squatLevel':
    case 'restingHeartRateLevel':
      return [field(ratedBy[key]), field('gender'), field('age')];
    case 'vo2maxLevel':
      return [computed('vo2max'), field('gender'), field('age')];
    case 'strengthLevel':
      return [
        vo2maxSource === 'RUN' ? computed('runLevel') : computed('vo2maxLevel'),
        computed('cyclingLevel'),
        computed('pushUpLevel'),
        computed('squatLevel'),
        computed('restingHeartRateLevel'),
      ];
  }
};

const readingOf = ({ body, strength }: ProfileInputs, { vo2maxSource }: Computation): Reading => ({
  sex: sexInFormulas(body),
  isMaxMeasured: strength.maxHeartRate !== null,
  vo2maxSource,
});

export const dependenciesOf = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computation: Computation,
): readonly Dependency[] => dependenciesIn(key, readingOf(inputs, computation));

/** The fields an indicator rests on in the end, through all the indicators in between. */
export const fieldsBehind = (
  key: IndicatorKey,
  inputs: ProfileInputs,
  computation: Computation,
): ReadonlySet<FieldKey> => {
  const reading = readingOf(inputs, computation);
  const found = new Set<FieldKey>();
  const follow = (indicator: IndicatorKey) => {
    for (const dependency of dependenciesIn(indicator, reading)) {
      if (dependency.kind === 'FIELD') found.add(dependency.key);
      else follow(dependency.key);
    }
  };
  follow(key);
  return found;
};
