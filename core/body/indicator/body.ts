import {
  bmiScales,
  bodyFatScales,
  classify,
  ffmiScales,
  vfiScales,
  whrScales,
  whtrScale,
  type BmiCategory,
  type BodyFatCategory,
  type FfmiCategory,
  type Sex,
  type Standard,
  type VfiCategory,
  type WhrCategory,
  type WhtrCategory,
} from './categories.ts';
import { answer, norm6, refusals, type Outcome } from './outcome.ts';

/** Body composition and energy. Metric, finite numbers in; results are never rounded here. */

export const adultAge = 18;

export const activityLevels = ['LOW', 'LIGHT', 'MODERATE', 'HIGH', 'VERY_HIGH'] as const;
export type ActivityLevel = (typeof activityLevels)[number];

export const activityFactors: Readonly<Record<ActivityLevel, number>> = {
  LOW: 1.2,
  LIGHT: 1.375,
  MODERATE: 1.55,
  HIGH: 1.725,
  VERY_HIGH: 1.9,
};

export const bmrMethods = ['MIFFLIN', 'KATCH_MCARDLE', 'CUNNINGHAM', 'HARRIS_BENEDICT'] as const;
export type BmrMethod = (typeof bmrMethods)[number];

export const bmi = ({ weightKg, heightCm }: { weightKg: number; heightCm: number }): number => {
  const heightM = heightCm / 100;
  return weightKg / (heightM * heightM);
};

export const bmiCategory = ({
  bmi: index,
  standard = 'WHO',
}: {
  bmi: number;
  standard?: Standard | undefined;
}): BmiCategory => classify(bmiScales[standard], index).value;

export const plausibleBodyFat = { min: 2, max: 70 } as const;

/** US Navy circumference method (Hodgdon and Beckett 1984): density from girths in centimetres, then Siri. */
const navyBodyFat = (sex: Sex, heightCm: number, waistCm: number, neckCm: number, hipCm: number): number =>
  sex === 'MALE'
    ? 495 / (1.0324 - 0.19077 * Math.log10(waistCm - neckCm) + 0.15456 * Math.log10(heightCm)) - 450
    : 495 / (1.29579 - 0.35004 * Math.log10(waistCm + hipCm - neckCm) + 0.221 * Math.log10(heightCm)) - 450;

export const bodyFatPercent = ({
  gender,
  heightCm,
  waistCm,
  neckCm,
  hipCm,
}: {
  gender: Sex;
  heightCm: number;
  waistCm: number;
  neckCm: number;
  /** Only the female formula has it. */
  hipCm?: number | undefined;
}): Outcome<number> => {
  if (gender === 'FEMALE' && hipCm === undefined) return refusals.MISSING_INPUT;
  if (norm6(waistCm) <= norm6(neckCm)) return refusals.GEOMETRY;
  const percent = navyBodyFat(gender, heightCm, waistCm, neckCm, hipCm ?? 0);
  const compared = norm6(percent);
  // Written as "not inside", so that an undefined logarithm is refused as well.
  if (!(compared >= plausibleBodyFat.min && compared <= plausibleBodyFat.max))
    return refusals.IMPLAUSIBLE_RESULT;
  return answer(percent);
};

export const bodyFatCategory = ({
  gender,
  bodyFatPercent: percent,
}: {
  gender: Sex;
  bodyFatPercent: number;
}): BodyFatCategory => classify(bodyFatScales[gender], percent).value;

export const fatMass = ({
  weightKg,
  bodyFatPercent: percent,
}: {
  weightKg: number;
  bodyFatPercent: number;
}): number => (weightKg * percent) / 100;

export const leanMass = (input: { weightKg: number; bodyFatPercent: number }): number =>
  input.weightKg - fatMass(input);

export const ffmi = ({ leanMassKg, heightCm }: { leanMassKg: number; heightCm: number }): number => {
  const heightM = heightCm / 100;
  return leanMassKg / (heightM * heightM);
};

/** Kouri 1995; many calculators print 6.1, the paper states 6.3. */
export const normalizedFfmi = ({ ffmi: raw, heightCm }: { ffmi: number; heightCm: number }): number =>
  raw + 6.3 * (1.8 - heightCm / 100);

export const ffmiCategory = ({ gender, ffmi: raw }: { gender: Sex; ffmi: number }): FfmiCategory =>
  classify(ffmiScales[gender], raw).value;

export const waistHipRatio = ({ waistCm, hipCm }: { waistCm: number; hipCm: number }): number =>
  waistCm / hipCm;

export const whrCategory = ({ gender, whr }: { gender: Sex; whr: number }): WhrCategory =>
  classify(whrScales[gender], whr).value;

export const waistHeightRatio = ({ waistCm, heightCm }: { waistCm: number; heightCm: number }): number =>
  waistCm / heightCm;

export const whtrCategory = ({ whtr }: { whtr: number }): WhtrCategory => classify(whtrScale, whtr).value;

/** Mifflin 1990, kcal a day: the default, best within 10 % of measured. */
export const mifflin = (sex: Sex, age: number, heightCm: number, weightKg: number): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'MALE' ? 5 : -161);

/** Roza and Shizgal 1984; for comparison only. */
const harrisBenedict = (sex: Sex, age: number, heightCm: number, weightKg: number): number =>
  sex === 'MALE'
    ? 13.397 * weightKg + 4.799 * heightCm - 5.677 * age + 88.362
    : 9.247 * weightKg + 3.098 * heightCm - 4.33 * age + 447.593;

/** The two lean-mass forms need neither sex nor age; the other two are equations for adults. */
export const bmr = ({
  gender,
  age,
  heightCm,
  weightKg,
  leanMassKg,
  method = 'MIFFLIN',
}: {
  gender?: Sex | 'OTHER' | undefined;
  age?: number | undefined;
  heightCm?: number | undefined;
  weightKg?: number | undefined;
  leanMassKg?: number | undefined;
  method?: BmrMethod | undefined;
}): Outcome<number> => {
  if (method === 'KATCH_MCARDLE' || method === 'CUNNINGHAM') {
    if (leanMassKg === undefined) return refusals.MISSING_INPUT;
    return answer(method === 'CUNNINGHAM' ? 500 + 22 * leanMassKg : 370 + 21.6 * leanMassKg);
  }
  if (gender === 'OTHER') return refusals.SEX_REQUIRED;
  if (gender === undefined || age === undefined || heightCm === undefined || weightKg === undefined) {
    return refusals.MISSING_INPUT;
  }
  if (age < adultAge) return refusals.ADULT_ONLY;
  const equation = method === 'MIFFLIN' ? mifflin : harrisBenedict;
  return answer(equation(gender, age, heightCm, weightKg));
};

export const tdee = ({ bmr: basal, activityLevel }: { bmr: number; activityLevel: ActivityLevel }): number =>
  basal * activityFactors[activityLevel];

/** Samouda 2013, abdominal visceral adipose tissue in cm²; very lean people would come out negative. */
export const visceralFatArea = ({
  gender,
  age,
  waistCm,
  thighCm,
  bmi: index,
}: {
  gender: Sex;
  age: number;
  waistCm: number;
  thighCm: number;
  /** Only the female formula has it. */
  bmi?: number | undefined;
}): Outcome<number> => {
  if (gender === 'FEMALE' && index === undefined) return refusals.MISSING_INPUT;
  if (age < adultAge) return refusals.ADULT_ONLY;
  const area =
    gender === 'MALE'
      ? 6 * waistCm - 4.41 * thighCm + 1.19 * age - 213.65
      : 2.15 * waistCm - 3.63 * thighCm + 1.46 * age + 6.22 * (index ?? 0) - 92.713;
  return answer(Math.max(0, area));
};

export const vfiCategory = ({
  visceralFatAreaCm2,
  standard = 'WHO',
}: {
  visceralFatAreaCm2: number;
  standard?: Standard | undefined;
}): VfiCategory => classify(vfiScales[standard], visceralFatAreaCm2).value;
