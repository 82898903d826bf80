import { adultAge } from '#core/body/indicator/body.ts';
import type { FieldKey, ProfileInputs } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { needsCaution, type SafetyFlag } from '#core/body/indicator/safety.ts';
import type { CareMark } from './care.ts';
import { limits, type Limit } from './fact.ts';

export const limitsOf = (
  { body, strength }: ProfileInputs,
  flags: readonly SafetyFlag[],
  marks: readonly CareMark[],
): readonly Limit[] => {
  const isMinor = body.age !== null && body.age < adultAge;
  const isPregnant = marks.includes('PREGNANT');
  const eatsInFear = marks.includes('EATING');
  const isTooThin = flags.includes('BMI_VERY_LOW') || flags.includes('BODY_FAT_BELOW_ESSENTIAL');
  const bounds: Readonly<Record<Limit, boolean>> = {
    MINOR: isMinor,
    CAUTION: needsCaution(strength),
    NO_DEFICIT: isMinor || isPregnant || eatsInFear || isTooThin,
    NO_NUMBERS: eatsInFear,
    PREGNANT: isPregnant,
  };
  return limits.filter((limit) => bounds[limit]);
};

const bodyNumbers: readonly (FieldKey | IndicatorKey)[] = [
  'weight', 'waist', 'hip', 'neck', 'bicep', 'thigh', 'chest',
  'bmi', 'bmiCategory', 'bodyFatPercent', 'bodyFatCategory', 'fatMass', 'leanMass',
  'ffmi', 'ffmiCategory', 'normalizedFfmi', 'waistHipRatio', 'whrCategory', 'waistHeightRatio', 'whtrCategory',
  'bmr', 'tdee', 'visceralFatArea', 'vfiCategory',
]; // prettier-ignore

/** What NO_NUMBERS keeps out of every text: what a body weighs, measures or burns, and the names for it. */
export const isBodyNumber = (metric: FieldKey | IndicatorKey | null): boolean =>
  metric !== null && bodyNumbers.includes(metric);
